import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { type Placed, storyStandings } from "../../game/standings.ts";
import styles from "./library.module.css";
import { StoryCard } from "./story-card.tsx";

const words = readingWords.results;

/** The number of stories before the writers on a phone. */
const FIRST = 3;

/** Shows the ranking of the stories. Without awards it has no winner. */
export function ResultsLibrary({ game, decided }: { game: Game; decided: boolean }) {
	const all = storyStandings(game);
	return (
		<>
			<section className={styles.stories} aria-labelledby="fanfics">
				<div className={styles.head}>
					<h2 className={styles.label} id="fanfics">
						{words.fanfics}
					</h2>
					<span aria-hidden="true">{words.pointsColumn}</span>
				</div>
				<Stories game={game} decided={decided} placed={all.slice(0, FIRST)} start={1} />
			</section>
			{all.length > FIRST && (
				<section className={styles.rest} aria-label={words.further}>
					<Stories game={game} decided={decided} placed={all.slice(FIRST)} start={FIRST + 1} />
				</section>
			)}
		</>
	);
}

interface StoriesProps {
	game: Game;
	decided: boolean;
	placed: readonly Placed<Game["stories"][string]>[];
	start: number;
}

const Stories = ({ game, decided, placed, start }: StoriesProps) => (
	<ol className={styles.list} start={start}>
		{placed.map(({ who, rank, points: score }) => (
			<li key={who.id}>
				<StoryCard game={game} story={who} rank={rank} score={score} best={decided && rank === 1} />
			</li>
		))}
	</ol>
);
