import type { Game } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import { statRows } from "../../game/stat-rows.ts";
import { screenWords } from "../../words/screens.ts";
import "./game-stats.css";

const words = screenWords.results;

/** Where the footer of the results leads to. */
export const STATS_ID = "game-stats";

function StatTable({
	heading,
	head,
	rows,
}: {
	heading: string;
	head: [string, string];
	rows: readonly [string, string][];
}) {
	return (
		<table className="stats">
			<caption>{heading}</caption>
			<thead>
				<tr>
					<th scope="col">{head[0]}</th>
					<th scope="col">{head[1]}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, value]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/**
 * The statistics of the game, who submitted whom, and what the audience did (gameplay.md section
 * 3).
 */
export function GameStatistics({ game }: { game: Game }) {
	const stats = game.game_stats;
	if (!stats) return null;
	const { table, cast, audience } = statRows(stats);
	const solo = isSolo(game);
	return (
		<section className="game-stats" id={STATS_ID} aria-label={words.stats} tabIndex={-1}>
			<div className="sheet">
				<StatTable
					heading={words.stats}
					head={[words.category, words.result]}
					rows={solo ? table.slice(0, 2) : table}
				/>
			</div>
			{!solo && cast.length > 0 && (
				<div className="sheet">
					<StatTable heading={words.cast} head={[words.player, words.submitted]} rows={cast} />
				</div>
			)}
			{!solo && game.settings.audiences && (
				<div className="sheet">
					<StatTable
						heading={words.audience}
						head={[words.category, words.result]}
						rows={audience}
					/>
				</div>
			)}
		</section>
	);
}
