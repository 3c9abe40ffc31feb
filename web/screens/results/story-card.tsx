import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Dialog } from "../../parts/page/dialog.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import { grouped } from "../../words/grammar.ts";
import { screenWords } from "../../words/screens.ts";
import { NextRound } from "../again/next-round.tsx";
import { StoryShare } from "../share/story-share.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { Strip } from "../story/strip.tsx";
import results from "./results.module.css";
import styles from "./story-card.module.css";

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
				<span className={results.points}>{grouped(score)}</span>
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
						{words.points(score)}
						{awards && `, ${awards}`}
					</p>
					<CastLine story={story} className={styles.cast} />
					<TopReactions counts={story.meta.reactions} label={words.favourites(title)} />
					{partsOf(story).map((part) => (
						<Strip key={part.id} game={game} part={part} byClass={styles.by} />
					))}
					<div className={styles.share}>
						<NextRound />
						<StoryShare game={game} story={story} />
					</div>
				</div>
			</Dialog>
		</>
	);
}
