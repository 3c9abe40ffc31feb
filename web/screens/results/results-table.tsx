import type { Game } from "#game/wire/state.ts";
import { storyStandings, writerStandings } from "../../game/standings.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import { grouped } from "../../words/grammar.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./results.module.css";
import { StoryCard } from "./story-card.tsx";

const words = screenWords.results;

/** Shows the rankings of stories and writers side by side, or one below the other on a phone. */
export function ResultsTable({ game }: { game: Game }) {
	return (
		<div className={styles.tables}>
			<Sheet as="section">
				<h2 className={sheet.heading}>{words.fanfics}</h2>
				<ol>
					{storyStandings(game).map(({ who, rank, points: score }) => (
						<li key={who.id}>
							<StoryCard game={game} story={who} rank={rank} score={score} />
						</li>
					))}
				</ol>
			</Sheet>
			<Sheet as="section">
				<h2 className={sheet.heading}>{words.writers}</h2>
				<ol>
					{writerStandings(game).map(({ who, rank, points: score }) => (
						<li className={classes(styles.row, styles.writer)} key={who.id}>
							<span className={styles.rank}>{rank}</span>
							<span className={styles.text}>
								<Avatar sprite={who.meta.sprite_id} size={40} className={styles.avatar} />
								<span>{who.name}</span>
								<TopReactions
									counts={who.data.reactions}
									label={words.favourites(who.name)}
									className={styles.reactions}
								/>
							</span>
							<span className={styles.points}>{grouped(score)}</span>
						</li>
					))}
				</ol>
			</Sheet>
		</div>
	);
}
