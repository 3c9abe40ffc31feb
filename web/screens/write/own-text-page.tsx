import type { RefObject } from "react";
import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { givenBefore } from "../../game/sequel.ts";
import { partsOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import { GivenOpening } from "../first-line/given-opening.tsx";
import { HandoverNote } from "../handover/handover.tsx";
import { PromptButton, Prompts } from "../handover/prompts.tsx";
import type { ScreenProps } from "../screen.ts";
import { TextBox } from "./text-box.tsx";
import { type TextOverlay, WritingTools } from "./tools/writing-tools.tsx";
import type { WritingState } from "./use-writing.ts";
import styles from "./write.module.css";
import { WritingEnd } from "./writing-end.tsx";

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
	writing: WritingState;
	/** The element that the parts before this one scroll in. */
	past: RefObject<HTMLElement | null>;
	overlay: TextOverlay;
	onOverlay: (overlay: TextOverlay) => void;
}

/** Shows the text with its prompts and tools. */
export function OwnTextPage({
	game,
	player,
	story,
	part,
	writing,
	past,
	overlay,
	onOverlay,
}: Props) {
	const { draft, prompts, done, over, locked } = writing;
	const opening = openingOf(game, part);
	const hasPrompts = opening === null && prompts.shown.length > 0;
	const given = givenBefore(game, part);
	return (
		<>
			<div className={styles.given}>
				<HandoverNote game={game} story={story} part={part} />
				{opening === null && (
					<Prompts prompts={prompts} open={overlay === "prompts"} locked={locked} />
				)}
			</div>
			<div className={classes(styles.box, locked && styles.over)}>
				{opening !== null && <GivenOpening opening={opening} className={styles.opening} />}
				<TextBox
					start={draft.text}
					first={part.index === 0 && given === null && opening === null}
					disabled={locked}
					kept={writing.finished}
					onText={writing.type}
					onCompose={writing.compose}
					onComposed={writing.composed}
					past={past}
				/>
				<div className={classes(styles.foot, hasPrompts && styles.after)}>
					<PromptButton prompts={prompts} disabled={locked} />
				</div>
				{over && locked && <WritingEnd />}
			</div>
			<WritingTools
				game={game}
				player={player}
				draft={draft}
				done={done}
				skips={!over || writing.othersWrite}
				prompts={hasPrompts}
				past={partsOf(story).length > 0 || given !== null}
				overlay={overlay}
				onOverlay={onOverlay}
			/>
		</>
	);
}

/** Returns the line that a part goes on from: the first sentence of its story; null without one. */
const openingOf = ({ first_line }: Game, { index }: WireSubmission): string | null =>
	first_line && index === 0 ? first_line.opening : null;
