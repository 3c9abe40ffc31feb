import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { storyLine } from "../../game/story-line.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Dialog } from "../../parts/page/dialog.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import { readingWords } from "../../words/reading.ts";
import { StoryShare } from "../share/story-share.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { Strip } from "../story/strip.tsx";
import { Rosettes } from "./rosettes.tsx";
import styles from "./story-card.module.css";

const words = readingWords.results;

interface Props {
	game: Game;
	story: WireStory;
	rank: number;
	score: number;
	/** The story is the winner, or one of them. */
	best: boolean;
}

/** Shows a story as a row of the ranking, which opens the story. */
export function StoryCard({ game, story, rank, score, best }: Props) {
	const [open, setOpen] = useState(false);
	useWakeLock(open);
	const title = titleOf(story);
	const line = storyLine(game, story);
	return (
		<>
			<button
				type="button"
				className={classes(styles.row, best && styles.best)}
				onClick={() => setOpen(true)}
			>
				<span className={styles.captain}>
					{story.captain && <Avatar sprite={story.captain.meta.sprite_id} size={60} />}
					<span className={styles.rank}>
						<span className={common.silentText}>{words.place(rank)}</span>
						<span aria-hidden="true">{rank}</span>
					</span>
				</span>
				<span className={styles.text}>
					<span dir="auto" className={styles.title}>
						{title}
					</span>
					{line && (
						<span className={styles.quote}>
							<q dir="auto">{words.quoted(line.text)}</q>
							{line.writer !== null && <small dir="auto">{line.writer}</small>}
						</span>
					)}
				</span>
				<Rosettes game={game} story={story} best={best} className={styles.won} />
				<small className={styles.points}>{words.points(score)}</small>
			</button>
			<Dialog
				title={
					<span dir="auto" className={common.breakAnywhere}>
						{title}
					</span>
				}
				className={styles.dialog}
				titleClass={sheet.heading}
				open={open}
				onClose={() => setOpen(false)}
			>
				<div className={styles.story}>
					<p className={common.quiet}>
						{story.captain && `${readingWords.read.by(story.captain.name)}, `}
						{words.points(score)}
						{story.meta.awards.length > 0 && `, ${story.meta.awards.join(", ")}`}
					</p>
					<CastLine story={story} className={styles.cast} />
					<TopReactions counts={story.meta.reactions} label={words.favourites(title)} />
					{partsOf(story).map((part) => (
						<Strip key={part.id} game={game} part={part} byClass={styles.by} />
					))}
					<div className={styles.share}>
						<StoryShare game={game} story={story} />
					</div>
				</div>
			</Dialog>
		</>
	);
}
