import type { Game } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import { statRows } from "../../game/stat-rows.ts";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { screenWords } from "../../words/screens.ts";
import styles from "./game-stats.module.css";

const words = screenWords.results;

/** The id of the statistics, to which the results' footer leads. */
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
						<th scope="row">{name}</th>
						<td>{value}</td>
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
		<section className={styles.stats} id={STATS_ID} aria-label={words.stats} tabIndex={-1}>
			<Sheet>
				<StatTable
					heading={words.stats}
					head={[words.category, words.result]}
					rows={solo ? table.slice(0, 2) : table}
				/>
			</Sheet>
			{!solo && cast.length > 0 && (
				<Sheet>
					<StatTable heading={words.cast} head={[words.player, words.submitted]} rows={cast} />
				</Sheet>
			)}
			{!solo && game.settings.audiences && (
				<Sheet>
					<StatTable
						heading={words.audience}
						head={[words.category, words.result]}
						rows={audience}
					/>
				</Sheet>
			)}
		</section>
	);
}
