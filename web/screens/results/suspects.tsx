import type { Game } from "#game/wire/state.ts";
import { achievementWords } from "#words/game/achievements.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { writerStandings } from "../../game/standings.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { HalfMarked } from "../../parts/marked.tsx";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import styles from "./suspects.module.css";

const say = readingWords.suspects;
const words = readingWords.results;
const { of, titles, facts } = achievementWords;

/**
 * Shows the ranking of the writers with the best achievement of each, the reader's own card in
 * gold.
 */
export function Suspects({ game, reader }: { game: Game; reader: number | null }) {
	return (
		<section className={styles.suspects} aria-labelledby="writers">
			<h2 className={styles.heading}>
				<HalfMarked halves={say.heading} />
			</h2>
			<h3 className={styles.label} id="writers">
				{words.writers}
			</h3>
			<ol className={styles.people}>
				{writerStandings(game).map(({ who, rank, points: score }) => {
					const best = game.superlatives?.[who.id];
					const own = who.id === reader;
					return (
						<li key={who.id} className={styles.card} data-own={own || undefined}>
							<span className={styles.rank}>
								<span className={common.silentText}>{words.place(rank)}</span>
								<span aria-hidden="true">{rank}</span>
							</span>
							<Avatar sprite={who.meta.sprite_id} size={84} />
							{best && (
								<b className={styles.title}>
									{own ? say.you(titles[best.kind]) : titles[best.kind]}
								</b>
							)}
							<span dir="auto" className={styles.fact}>
								{best ? of(who.name, facts[best.kind](best.count)) : who.name}
							</span>
							{!best && (
								<TopReactions counts={who.data.reactions} label={words.favourites(who.name)} />
							)}
							<small className={styles.points}>{words.points(score)}</small>
							{game.fame?.[who.id] !== undefined && (
								<small className={styles.points}>{guessWords.fame(game.fame[who.id] ?? 0)}</small>
							)}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
