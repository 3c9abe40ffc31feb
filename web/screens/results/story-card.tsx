import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { points } from "../../game/ordinals.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Dialog } from "../../parts/page/dialog.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { screenWords } from "../../words/screens.ts";
import { StoryShare } from "../share/story-share.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { Strip } from "../story/strip.tsx";
import results from "./results.module.css";
import styles from "./story-card.module.css";
import { TopReactions } from "./top-reactions.tsx";

const words = screenWords.results;

interface Props {
	game: Game;
	story: WireStory;
	rank: number;
	score: number;
}

/** Shows a story as a row of the ranking, which opens the story. */
export function StoryCard({ game, story, rank, score }: Props) {
	const [open, setOpen] = useState(false);
	const title = titleOf(story);
	const awards = story.meta.awards.join(", ");
	return (
		<>
			<button
				type="button"
				className={classes(results.row, styles.row)}
				onClick={() => setOpen(true)}
			>
				<span className={results.rank}>{rank}</span>
				<span className={results.text}>
					<span className={styles.title}>{title}</span>
					{awards && <span className={classes(common.quiet, results.awards)}>{awards}</span>}
				</span>
				<span className={results.points}>{points(score)}</span>
			</button>
			<Dialog
				title={<span className={common.breakAnywhere}>{title}</span>}
				className={styles.dialog}
				titleClass={sheet.heading}
				open={open}
				onClose={() => setOpen(false)}
			>
				<div className={styles.story}>
					<p className={common.quiet}>
						{story.captain && `${screenWords.read.by(story.captain.name)}, `}
						{words.points(points(score))}
						{awards && `, ${awards}`}
					</p>
					<CastLine story={story} className={styles.cast} />
					<TopReactions counts={story.meta.reactions} whose={title} />
					{partsOf(story).map((part) => (
						<Strip key={part.id} game={game} part={part} byClass={styles.by} />
					))}
					<StoryShare game={game} story={story} className={styles.share} />
				</div>
			</Dialog>
		</>
	);
}
