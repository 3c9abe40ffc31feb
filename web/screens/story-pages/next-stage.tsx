import { STATUS } from "#game/status.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { titleOf } from "../../game/stories.ts";
import { Pill } from "../../parts/pill.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import { StoryStage } from "./late-stage.tsx";
import styles from "./story-stage.module.css";

interface Props {
	game: Game;
	/** The story that the reader opens next. */
	story: WireStory;
}

/**
 * Shows on an open page the story that comes next on the small stage, as its own page does, and at
 * its foot who has read.
 */
export function NextStage({ game, story }: Props) {
	const open = useOpen();
	if (!open) return null;
	return (
		<StoryStage game={game} story={story} doneFrom={STATUS.postReading}>
			<p className={styles.next}>
				<Pill>{readingWords.read.states.next}</Pill>
				<Quoted as="b">{titleOf(story)}</Quoted>
			</p>
		</StoryStage>
	);
}
