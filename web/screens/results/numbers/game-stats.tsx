import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { isSolo } from "../../../game/seats.ts";
import { statRows } from "../../../game/stat-rows.ts";
import sheet from "../../../parts/page/sheet.module.css";
import styles from "./game-stats.module.css";

const words = readingWords.results;

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
		<table className={styles.table}>
			<caption className={sheet.heading}>{heading}</caption>
			<thead>
				<tr>
					<th scope="col">{head[0]}</th>
					<th scope="col">{head[1]}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, value]) => (
					<tr key={name}>
						<th scope="row" dir="auto">
							{name}
						</th>
						<td dir="auto">{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Shows the statistics, the characters by player, and the audience (docs/game.md "Statistics"). */
export function GameStatistics({ game }: { game: Game }) {
	const stats = game.game_stats;
	if (!stats) return null;
	const { table, cast, audience } = statRows(stats);
	const solo = isSolo(game);
	return (
		<section className={styles.stats} aria-label={words.stats}>
			<div>
				<StatTable
					heading={words.stats}
					head={[words.category, words.result]}
					rows={solo ? table.slice(0, 2) : table}
				/>
			</div>
			{!solo && cast.length > 0 && (
				<div>
					<StatTable heading={words.cast} head={[words.player, words.submitted]} rows={cast} />
				</div>
			)}
			{!solo && game.settings.audiences && (
				<div>
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
