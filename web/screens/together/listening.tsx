import type { WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { mayReactTo, mayVoteFor } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { send } from "../../room/sending.ts";
import { sparks } from "../../room/sparks.ts";
import { readingWords } from "../../words/reading.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import { isReadable, PartText } from "../story/part-text.tsx";
import type { StoryReading } from "../story/reactions.ts";
import { Ask } from "./ask.tsx";
import { ownMark } from "./live-counts.ts";
import { MarkedText } from "./marked-text.tsx";
import { ReactionBoard } from "./reaction-board.tsx";
import styles from "./together.module.css";

const words = readingWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: StoryReading;
	counts: ReadonlyMap<number, number>;
	/** The reader has not put a sticker on the story yet. */
	owes: boolean;
}

/** Shows somebody else's part while it is read. */
export function Listening({ game, player, page, part, reading, counts, owes }: Props) {
	const { story, part: index } = page;
	const own = ownMark(player, part);
	const mayReact = mayReactTo(game, player, part);
	const given = reading.given[index] ?? [];
	const fly = (emoji: number) => {
		if (!betrays(game, { kind: "react" })) sparks.send({ kind: "react", emoji });
	};
	const toggle = (emoji: number) => {
		if (!given.includes(emoji)) fly(emoji);
		reading.toggle(index, emoji);
	};
	return (
		<>
			<Sheet as="article" className={styles.paper}>
				{isReadable(part) ? (
					<MarkedText
						text={part.content.trim()}
						marks={part.meta.marks ?? {}}
						own={own}
						onMark={
							mayReact
								? (sentence) => void send("line/mark", { submission: part.id, sentence })
								: undefined
						}
					/>
				) : (
					<PartText part={part} />
				)}
				<div className={styles.tools}>
					<FlagButton flags={reading.flags} part={part} onFlag={reading.flag} />
					<CensorButton game={game} player={player} part={part} />
				</div>
			</Sheet>
			<p className={styles.note}>{noteOn(part, own)}</p>
			{!mayVoteFor(game, player, story) && (
				<p className={common.quiet}>{readingWords.read.ownStory}</p>
			)}
			<ReactionBoard
				part={partName(index)}
				sprite={player.meta.sprite_id}
				given={given}
				counts={counts}
				onToggle={mayReact ? toggle : undefined}
				onAgain={fly}
				onHop={() => void sparks.send({ kind: "hop" })}
			/>
			{owes && mayReact ? (
				<Ask host={isHost(game, player)} />
			) : (
				<p className={classes(common.quiet, styles.ask)}>
					{words.takeBack[0]}
					<span className={styles.byKey}>{words.takeBack[1]}</span>.
				</p>
			)}
		</>
	);
}

function noteOn(part: WireSubmission, own: number | null): string {
	if (own === null) return words.tap;
	return words.markedToo((part.meta.marks?.[own] ?? 1) - 1);
}
