import type { WireStory } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import flag from "../story/flag.module.css";
import styles from "./censor.module.css";

interface Props {
	stories: readonly WireStory[];
	/** Returns the number of flags on a part. */
	flagsOn: (part: number) => number;
}

/**
 * Shows on the left page of a wide window which stories the right one has, and the most flags that a
 * part of each got. Narrow windows have no room for it.
 */
export const FlaggedStories = ({ stories, flagsOn }: Props) => (
	<ol className={styles.contents}>
		{stories.map((story) => {
			const most = Math.max(0, ...partsOf(story).map(({ id }) => flagsOn(id)));
			return (
				<li key={story.id}>
					<Quoted as="b">{titleOf(story)}</Quoted>
					{most > 0 && <p className={flag.note}>{screenWords.censor.flags(most)}</p>}
				</li>
			);
		})}
	</ol>
);
