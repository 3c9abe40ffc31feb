import type { Game } from "#game/wire/state.ts";
import { points } from "../../game/ordinals.ts";
import { writerStandings } from "../../game/standings.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { screenWords } from "../../words/screens.ts";
import "./podium.css";

const words = screenWords.results;

/** The three writers with the most points; who ties stands as high and wears the same number. */
export function Podium({ game }: { game: Game }) {
	const [first, second, third] = writerStandings(game);
	const steps = [second, first, third].filter((step) => step !== undefined);
	return (
		<ol className="podium" aria-label={words.podium}>
			{steps.map(({ who, rank, points: score }) => (
				<li key={who.id} className={`rank-${rank}`}>
					<small>{who.name}</small>
					<Avatar sprite={who.meta.sprite_id} size={rank === 1 ? 92 : 74} blink />
					<b>
						<span className="silent-text">{words.place(rank)}</span>
						<span aria-hidden="true">{rank}</span>
						<span className="podium-points">{points(score)}</span>
					</b>
				</li>
			))}
		</ol>
	);
}
