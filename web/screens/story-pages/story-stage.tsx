import type { ReactNode } from "react";
import type { Status } from "#game/status.ts";
import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { partsOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Stage } from "../story/stage.tsx";
import { Gallery } from "./gallery.tsx";
import { PartsOnStage } from "./parts-on-stage.tsx";
import { StoryCover } from "./story-cover.tsx";
import styles from "./story-stage.module.css";

interface Props {
	game: Game;
	story: WireStory;
	/** The parts that may be shown so far, in order; all without it. */
	opened?: readonly WireSubmission[];
	/** The position of the part that is being read, from 0. */
	now?: number;
	/** Players with this status or a later one are done. Without it the faces have no states. */
	doneFrom?: Status;
	/** Whoever acts, in place of who began the story. */
	children?: ReactNode;
}

/**
 * Shows on the left page of a wide window the cover and the writers of a story on a small stage, and
 * the people at its foot.
 */
export function StoryStage({ game, story, opened, now, doneFrom, children }: Props) {
	const all = partsOf(story);
	return (
		<div className={styles.theatre}>
			<Stage open since={0} foot={<Gallery game={game} doneFrom={doneFrom} />}>
				<div className={styles.front}>
					<StoryCover story={story} />
					{children ??
						(story.captain && (
							<p className={styles.captain}>
								<Avatar sprite={story.captain.meta.sprite_id} size={32} />
								{readingWords.read.by(story.captain.name)}
							</p>
						))}
				</div>
				<PartsOnStage game={game} parts={opened ?? all} of={all.length} now={now} />
			</Stage>
		</div>
	);
}
