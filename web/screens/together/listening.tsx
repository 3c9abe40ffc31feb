import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { partName } from "#words/ordinals.ts";
import { mayReactTo, mayVoteFor } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import common from "../../parts/common.module.css";
import { sparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import type { StoryReading } from "../story/reactions.ts";
import { Ask, TakeBack } from "./ask.tsx";
import { PartToMark } from "./part-to-mark.tsx";
import { ReactionBoard } from "./reaction-board.tsx";
import { throwSticker } from "./throw-sticker.ts";

interface Props extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: StoryReading;
	counts: ReadonlyMap<number, number>;
	/** The reader has not put a sticker on the story yet. */
	owes: boolean;
}

/** Shows another writer's part while it is read. */
export function Listening({ game, player, page, part, reading, counts, owes }: Props) {
	const { story, part: index } = page;
	const mayReact = mayReactTo(game, player, part);
	const given = reading.given[index] ?? [];
	const fly = (emoji: number) => throwSticker(game, emoji);
	const toggle = (emoji: number) => {
		if (!given.includes(emoji)) fly(emoji);
		reading.toggle(index, emoji);
	};
	return (
		<>
			<PartToMark {...{ game, player, part, reading, mayReact }} />
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
			{owes && mayReact ? <Ask host={isHost(game, player)} /> : <TakeBack />}
		</>
	);
}
