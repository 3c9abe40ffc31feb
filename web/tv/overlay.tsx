import { useEffect, useState } from "react";
import { pagesOf } from "#game/lines/pages.ts";
import { STATUS } from "#game/status.ts";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { guessWords } from "#words/game/stickers.ts";
import { tvWords } from "#words/game/tv.ts";
import { space } from "#words/grammar.ts";
import { awardName } from "../game/awards.ts";
import { partsOf, titleOf } from "../game/stories.ts";
import { openPage, PAGED } from "../game/together-pages.ts";
import { classes } from "../parts/classes.ts";
import common from "../parts/common.module.css";
import { Emoji } from "../parts/emoji.tsx";
import { isReadable } from "../parts/story/part-text.tsx";
import { scenesOf } from "../screens/reveal/show.ts";
import { PaperBag } from "../screens/story/paper-bag.tsx";
import { Writer } from "../screens/story/writer.tsx";
import styles from "./overlay.module.css";
import { TwoLines } from "./reading/two-lines.tsx";

interface Props {
	game: Game;
	/** Shows the room's code. */
	chip: boolean;
	/** Leaves out the motion, because a stream has no setting for it. */
	still: boolean;
}

/** The content of the lower third. */
interface Third {
	/** A new lower third slides in when it changes. */
	key: string;
	/** The part whose writer is shown; null for an award. */
	part: WireSubmission | null;
	head: string;
	text: string;
}

/** Milliseconds in which the lower third slides out. */
const OUT = 200;

/**
 * Shows the lower third of a stream: who wrote what is read, its text and the reactions, and the
 * awards of the reveal. Otherwise there is only the code.
 */
export function Overlay({ game, chip, still }: Props) {
	// A stream cannot check ages, so parts for adults stay hidden until the host shows them.
	const now = game.overlay ? (readIn(game) ?? revealedIn(game)) : null;
	const { third, leaves } = useSliding(now, still);
	const part = now?.part;
	return (
		<main className={classes(styles.lower, still && styles.still)} data-page>
			<h1 className={common.silentText}>{tvWords.overlay}</h1>
			{third && (
				<div key={third.key} className={classes(styles.third, leaves && styles.leaves)}>
					{third.part && (
						<span className={styles.face}>
							{third.part.player === null ? (
								<PaperBag />
							) : (
								<Writer game={game} part={third.part} size={150} />
							)}
						</span>
					)}
					<div className={styles.sheet}>
						<small>{third.head}</small>
						<TwoLines text={third.text} paused={game.paused_at !== null} />
					</div>
				</div>
			)}
			<div className={styles.side}>
				{part &&
					Object.entries(part.meta.reactions ?? {}).map(([emoji, count]) => (
						<span key={`${emoji} ${count}`} className={styles.count}>
							<Emoji index={Number(emoji)} size={26} />
							{count}
						</span>
					))}
				{chip && (
					<span className={styles.chip}>
						{tvWords.along}
						{space}
						<b>{game.room_code}</b>
					</span>
				)}
			</div>
		</main>
	);
}

/** Returns the open page; null outside of the reading. */
function readIn(game: Game): Third | null {
	const page = game.reading?.ended ? null : openPage(game, PAGED);
	const part = page && partsOf(page.story)[page.part];
	if (!page || !part || !isReadable(part)) return null;
	const sentences = pagesOf(part.content.trim())[page.page] ?? [];
	return {
		key: `${part.id} ${page.page}`,
		part,
		head: tvWords.of(part.player, page.part + 1, titleOf(page.story)),
		text: sentences.map(({ text }) => text).join(""),
	};
}

/** Returns the current scene of the reveal; null outside of it. */
function revealedIn(game: Game): Third | null {
	if (game.status !== STATUS.preResults || !game.reveal) return null;
	const scene = scenesOf(game, game.reveal).at(-1);
	const titles = (ids: readonly number[]) =>
		ids.flatMap((id) => {
			const story = game.stories[id];
			return story ? [titleOf(story)] : [];
		});
	if (scene?.name === "author") {
		const { part, author, number, of } = scene;
		const text = game.players[author.writer]?.name ?? "";
		return { key: `author ${part}`, part: null, head: guessWords.author(number, of), text };
	}
	if (scene?.name === "award") {
		const { award, winners } = scene.award;
		const won = titles(winners.map(({ story }) => story));
		const head = awardName(game.awards[award]?.meta.name ?? "");
		return { key: `award ${award}`, part: null, head, text: tvWords.won(won) };
	}
	if (scene?.name !== "podium" || scene.step !== "winner") return null;
	const first = scene.places.filter(({ place }) => place === 1).map(({ story }) => story);
	return { key: "winner", part: null, head: tvWords.winner, text: tvWords.won(titles(first)) };
}

/** Keeps the last lower third while it slides out. */
function useSliding(now: Third | null, still: boolean): { third: Third | null; leaves: boolean } {
	const [shown, setShown] = useState(now);
	const same = shown?.key === now?.key;
	useEffect(() => {
		if (same) return;
		const timer = setTimeout(() => setShown(now), shown === null || still ? 0 : OUT);
		return () => clearTimeout(timer);
	}, [same, now, shown, still]);
	return same ? { third: now, leaves: false } : { third: shown, leaves: true };
}

/** Explains why a stream shows no room. */
export const Note = ({ children }: { children: string }) => (
	<main className={styles.lower} data-page>
		<h1 className={common.silentText}>{tvWords.overlay}</h1>
		<div className={styles.side}>
			<span className={styles.chip} role="status">
				{children}
			</span>
		</div>
	</main>
);
