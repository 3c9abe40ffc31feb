import type { ReactNode } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { mayReactTo, mayVoteFor } from "../../game/read-state.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import common from "../../parts/common.module.css";
import type { ScreenProps } from "../screen.ts";
import type { StoryReading } from "../story/reactions.ts";
import { Ask, TakeBack } from "./ask.tsx";
import { PartToMark } from "./part-to-mark.tsx";

interface Props extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: StoryReading;
	/** The reader has not put a sticker on the story yet. */
	owes: boolean;
	/** The stickers, where they are not in the footer. */
	children: ReactNode;
}

/** Shows another writer's part while it is read. */
export function Listening({ game, player, page, part, reading, owes, children }: Props) {
	const mayReact = mayReactTo(game, player, part);
	return (
		<>
			<PartToMark {...{ game, player, part, reading, mayReact }} />
			{!mayVoteFor(game, player, page.story) && (
				<p className={common.quiet}>{readingWords.read.ownStory}</p>
			)}
			{children}
			{owes && mayReact ? <Ask game={game} player={player} /> : <TakeBack />}
		</>
	);
}
