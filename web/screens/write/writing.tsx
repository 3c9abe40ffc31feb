import { useRef, useState } from "react";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { classes } from "../../parts/classes.ts";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { OwnTextPage } from "./own-text-page.tsx";
import { PencilsDown } from "./pencils-down.tsx";
import { StorySoFarPage } from "./story-so-far-page.tsx";
import { SubmittedPart, useAtTable } from "./submitted-part.tsx";
import { ExtraTime } from "./tools/extra-time.tsx";
import type { TextOverlay } from "./tools/writing-tools.tsx";
import { useWriting } from "./use-writing.ts";
import styles from "./write.module.css";

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
}

/**
 * Shows the writing screen: the material on the left page, the text on the right one. Patches from
 * the room never move its layout.
 */
export function Writing({ game, player, story, part }: Props) {
	const writing = useWriting(game, player, part);
	const { draft, done, over, ended, othersWrite, isStored } = writing;
	const past = useRef<HTMLElement>(null);
	// The part of the page that a low window shows over the text.
	const [overlay, setOverlay] = useState<TextOverlay>(null);
	const room = { game, player };
	if (useAtTable({ ...room, done: done.on, over }))
		return (
			<SubmittedPart {...room} text={draft.text} over={over} onWriteOn={() => done.set(false)} />
		);
	if (ended && othersWrite && isStored) return <PencilsDown {...room} text={draft.text} />;

	const { submission_end: end, extra_reading } = player.submission;
	const shared = { ...room, story, part, writing, past, overlay };
	return (
		<PhasePage
			silent
			thin
			wide
			mainClass={styles.main}
			header={<StoryHeader thin game={game} story={story} part={part.index} />}
			limit={end}
			bonus={
				<ExtraTime
					extra={extra_reading}
					start={game.submission.reading_start}
					end={end}
					from={() => past.current}
				/>
			}
			saved="part"
		>
			<TwoPages
				className={classes(styles.writing, overlay === "past" && styles.back)}
				left={<StorySoFarPage {...shared} />}
				right={<OwnTextPage {...shared} onOverlay={setOverlay} />}
			/>
		</PhasePage>
	);
}
