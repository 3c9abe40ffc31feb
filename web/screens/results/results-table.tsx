import type { Game } from "#game/wire/state.ts";
import { points } from "../../game/ordinals.ts";
import { storyStandings, writerStandings } from "../../game/standings.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { screenWords } from "../../words/screens.ts";
import { StoryCard } from "./story-card.tsx";
import { TopReactions } from "./top-reactions.tsx";

const words = screenWords.results;

/** FANFICS and WRITERS side by side, 70 to 30; one above the other on a phone. */
export function ResultsTable({ game }: { game: Game }) {
	return (
		<div className="results-table">
			<section className="sheet">
				<h2>{words.fanfics}</h2>
				<ol>
					{storyStandings(game).map(({ who, rank, points: score }) => (
						<li key={who.id}>
							<StoryCard game={game} story={who} rank={rank} score={score} />
						</li>
					))}
				</ol>
			</section>
			<section className="sheet">
				<h2>{words.writers}</h2>
				<ol>
					{writerStandings(game).map(({ who, rank, points: score }) => (
						<li className="row writer-row" key={who.id}>
							<span className="n">{rank}</span>
							<span className="t">
								<Avatar sprite={who.meta.sprite_id} size={40} />
								<span>{who.name}</span>
								<TopReactions counts={who.data.reactions} whose={who.name} />
							</span>
							<span className="p">{points(score)}</span>
						</li>
					))}
				</ol>
			</section>
		</div>
	);
}
