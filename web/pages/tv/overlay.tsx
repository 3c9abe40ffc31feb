import { pagesOf } from "#game/show/pages.ts";
import type { Game } from "#game/wire/state.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { openPage } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import { Emoji } from "../../parts/emoji.tsx";
import { isReadable } from "../../screens/story/part-text.tsx";
import { Writer } from "../../screens/story/writer.tsx";
import { tvWords } from "../../words/show/tv.ts";
import styles from "./overlay.module.css";
import { TwoLines } from "./two-lines.tsx";

interface Props {
	game: Game;
	/** Shows the room's code. */
	chip: boolean;
	/** Leaves out the motion, because a stream has no setting of its own. */
	still: boolean;
}

/**
 * Shows the lower third of a stream: who wrote what is read, its text and the reactions. Outside of
 * the reading there is the code only.
 */
export function Overlay({ game, chip, still }: Props) {
	// A stream has no door, so what is for adults stays on the table until the host lets it out.
	const silent = !game.overlay || game.reading?.ended;
	const page = silent ? null : openPage(game);
	const part = page && partsOf(page.story)[page.part];
	return (
		<div className={classes(styles.lower, still && styles.still)}>
			{page && part && isReadable(part) && (
				<>
					<span className={styles.face}>
						<Writer game={game} part={part} size={150} />
					</span>
					<div className={styles.sheet} key={`${part.id} ${page.page}`}>
						<small>{tvWords.of(part.player, page.part + 1, titleOf(page.story))}</small>
						<TwoLines
							text={(pagesOf(part.content.trim())[page.page] ?? [])
								.map(({ text }) => text)
								.join("")}
						/>
					</div>
				</>
			)}
			<div className={styles.side}>
				{part &&
					Object.entries(part.meta.reactions ?? {}).map(([emoji, count]) => (
						<span key={emoji} className={styles.count}>
							<Emoji index={Number(emoji)} size={26} /> {count}
						</span>
					))}
				{chip && (
					<span className={styles.chip}>
						{tvWords.along} <b>{game.room_code}</b>
					</span>
				)}
			</div>
		</div>
	);
}

/** Says why a stream shows no room. */
export const Note = ({ children }: { children: string }) => (
	<div className={styles.lower}>
		<div className={styles.side}>
			<span className={styles.chip} role="status">
				{children}
			</span>
		</div>
	</div>
);
