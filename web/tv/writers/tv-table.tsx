import type { CSSProperties } from "react";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { useSeatStates } from "../../screens/round-table/use-seat-states.ts";
import styles from "../../screens/strip/strip.module.css";
import { rowsOf } from "./rows.ts";
import { TvSeat } from "./tv-seat.tsx";
import { usePokers } from "./use-pokers.ts";
import { waitOf } from "./wait.ts";

/** Shows all players at the table, and their states where the room sends them. */
export function TvTable({ game }: { game: Game }) {
	const wait = waitOf(game);
	const { now, stateOf } = useSeatStates(wait ?? { done: game.status, deed: "busy" });
	const pokers = usePokers();
	const people = writersOf(game);
	const rows = rowsOf(people.length);
	// The rows are lengths of the stage, which the style sets.
	const size = { "--rows": rows, "--columns": Math.ceil(people.length / rows) } as CSSProperties;
	return (
		<ul className={styles.table} style={size} data-rows={rows} aria-label={tableWords.seats}>
			{people.map((player) => {
				const poked = pokers.get(player.id);
				return (
					<TvSeat
						key={player.id}
						player={player}
						state={wait && stateOf(player)}
						away={player.data.since === undefined ? null : now - player.data.since}
						pokes={poked === undefined ? null : (game.players[poked]?.name ?? null)}
					/>
				);
			})}
		</ul>
	);
}
