import type { WireSubmission } from "#game/wire/state.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import { useOpen } from "../../parts/spread/use-open.ts";
import { MarkedTitle } from "../../parts/story/marked-title.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { AboutStory } from "../story-pages/about-story.tsx";
import { Earlier } from "../story-pages/earlier.tsx";
import { StoryStage } from "../story-pages/late-stage.tsx";
import { StoryCover } from "../story-pages/story-cover.tsx";
import { OnStage } from "./on-stage.tsx";
import styles from "./together.module.css";

interface AboutOpenPartProps extends ScreenProps {
	page: OpenPage;
	/** The parts that are open; the last one is being read. */
	opened: readonly WireSubmission[];
	/** The reader wrote the part that is being read. */
	own: boolean;
}

/** Shows whose part is being read, the story's name and cast, and the parts before. */
export function AboutOpenPart({ game, player, page, opened, own }: AboutOpenPartProps) {
	const { story, part: index } = page;
	const part = opened.at(-1);
	const of = partsOf(story).length;
	const spread = useOpen();
	// The writer of the open part has a stage of their own.
	if (spread && !own)
		return (
			<>
				<p dir="auto" className={styles.name}>
					<MarkedTitle>{titleOf(story)}</MarkedTitle>
				</p>
				<CastLine story={story} />
				<StoryStage game={game} story={story} opened={opened} now={index}>
					{part && <OnStage key={part.id} game={game} player={player} part={part} staged />}
				</StoryStage>
				<Continued game={game} />
				<Earlier game={game} parts={opened.slice(0, -1)} />
			</>
		);
	return (
		<>
			{!own && part && <OnStage key={part.id} game={game} player={player} part={part} />}
			<div className={styles.titled}>
				{/* The heading names the writer of the part. */}
				<p dir="auto" className={styles.name}>
					<MarkedTitle>{titleOf(story)}</MarkedTitle>
				</p>
				<div className={classes(styles.cover, index > 0 && styles.columnOnly)}>
					<StoryCover story={story} />
				</div>
			</div>
			{!own && index === 0 && <CastLine story={story} className={styles.cast} />}
			{spread && <AboutStory game={game} story={story} parts={opened} of={of} now={index} />}
			<Continued game={game} />
			<Earlier game={game} parts={opened.slice(0, -1)} />
		</>
	);
}
