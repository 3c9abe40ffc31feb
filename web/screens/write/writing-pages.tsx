import type { RefObject } from "react";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { screenWords } from "../../words/screens.ts";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { FirstPage, HandoverNote } from "../story-so-far/handover.tsx";
import { PastParts } from "../story-so-far/past-parts.tsx";
import { PromptButton, Prompts } from "../story-so-far/prompts.tsx";
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
}

/** Shows the writer's material: the cast, and the story so far or its first page. */
export const StorySoFarPage = ({ game, player, story, writing, past, overlay }: Props) => (
	<>
		<Heading className={common.silentText}>{screenWords.write.heading}</Heading>
		<CastLine story={story} className={styles.cast} />
		{partsOf(story).length === 0 ? (
			<FirstPage story={story} />
		) : (
			<PastParts
				game={game}
				player={player}
				story={story}
				scroll={past}
				overlaid={overlay === "past"}
				onFlag={writing.flag}
			/>
		)}
	</>
);

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
}: Props & { onOverlay: (overlay: TextOverlay) => void }) {
	const { draft, prompts, done, over, locked } = writing;
	const hasPrompts = prompts.shown.length > 0;
	return (
		<>
			<div className={styles.given}>
				<HandoverNote game={game} story={story} part={part} />
				<Prompts prompts={prompts} open={overlay === "prompts"} locked={locked} />
			</div>
			<div className={classes(styles.box, locked && styles.over)}>
				<TextBox
					start={draft.text}
					first={part.index === 0}
					disabled={locked}
					onText={writing.type}
					past={past}
				/>
				<div className={classes(styles.foot, hasPrompts && styles.after)}>
					<PromptButton prompts={prompts} disabled={locked} />
				</div>
				{over && <WritingEnd />}
			</div>
			<WritingTools
				game={game}
				player={player}
				draft={draft}
				done={done}
				skips={!over || writing.othersWrite}
				prompts={hasPrompts}
				past={partsOf(story).length > 0}
				overlay={overlay}
				onOverlay={onOverlay}
			/>
		</>
	);
}
