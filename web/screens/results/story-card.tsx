import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { grouped } from "#words/grammar.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { titleOf } from "../../game/stories.ts";
import { storyLine } from "../../game/story-line.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { CoverFace } from "../../parts/cover/cover-face.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Rosettes } from "./rosettes.tsx";
import styles from "./story-card.module.css";
import { StoryDialog } from "./story-dialog.tsx";

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
					<CoverFace story={story} size={68} />
					<span className={styles.rank}>
						<span className={common.silentText}>{words.place(rank)}</span>
						<span aria-hidden="true">{rank}</span>
					</span>
				</span>
				<span className={styles.text}>
					<Quoted as="span" className={styles.title}>
						{title}
					</Quoted>
					{line && (
						<span className={styles.quote}>
							<Quoted as="q">{words.quoted(line.text)}</Quoted>
							{line.writer !== null && (
								<small>
									<bdi>{line.writer}</bdi>
								</small>
							)}
						</span>
					)}
				</span>
				<Rosettes game={game} story={story} best={best} className={styles.won} />
				<small className={styles.points}>
					<span aria-hidden="true">{grouped(score)}</span>
					<span className={common.silentText}>{words.points(score)}</span>
				</small>
			</button>
			<StoryDialog
				game={game}
				story={story}
				score={score}
				open={open}
				onClose={() => setOpen(false)}
			/>
		</>
	);
}
