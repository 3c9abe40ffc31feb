import { useState } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import { MarkedTitle } from "../../parts/story/marked-title.tsx";
import { StoryCover } from "../cover/story-cover.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { Strips } from "../story/strips.tsx";
import { AboutStory } from "../story-pages/about-story.tsx";
import { OnStage } from "./on-stage.tsx";
import styles from "./together.module.css";

const words = readingWords.together;

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
			{!own && <CastLine story={story} className={index > 0 ? styles.spreadOnly : styles.cast} />}
			<AboutStory game={game} story={story} parts={opened} of={partsOf(story).length} now={index} />
			<Continued game={game} />
			<Earlier game={game} parts={opened.slice(0, -1)} />
		</>
	);
}

/** Shows the parts before the open one, which the reader can unfold. */
function Earlier({ game, parts }: { game: Game; parts: readonly WireSubmission[] }) {
	const [open, setOpen] = useState(false);
	if (parts.length === 0) return null;
	return (
		<details className={styles.earlier} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{words.earlier(parts.length)}</summary>
			{open && <Strips game={game} parts={parts} />}
		</details>
	);
}
