import { useRef } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { seatedWriters } from "../../game/seats.ts";
import { hasSparks } from "../../room/sparks.ts";
import { crowdOf } from "../round-table/crowd.ts";
import { useLanding } from "../round-table/sit-down.ts";
import { useArrivals } from "../round-table/use-arrivals.ts";
import { useListMotion } from "../round-table/use-list-motion.ts";
import { useSeatKeys } from "../round-table/use-seat-keys.ts";
import { useThrowing } from "../sparks/use-throwing.ts";
import { LobbySeat } from "./seat.tsx";
import { SeatMenu } from "./seat-menu.tsx";
import styles from "./seats.module.css";

const { lobby, seats: label } = tableWords;

/** Returns the words of the free seats that are shown: at most two, none in a full room. */
export const freeSeats = (people: number, most: number): string[] =>
	lobby.free.slice(0, Math.max(0, most - people));

/** Returns the players on the list and those who are leaving it, by id. */
const withLeaving = (seated: readonly PublicPlayer[], leaving: readonly PublicPlayer[]) =>
	[...seated, ...leaving.filter(({ id }) => !seated.some((one) => one.id === id))].sort(
		(a, b) => a.id - b.id,
	);

interface SeatsProps {
	game: Game;
	player: OwnPlayer;
	/** The page has two columns. */
	open: boolean;
	/** Opens the dialog in which players change their own seat. */
	onChange: () => void;
}

/** Shows the players at the table. They hop there, and throw soft things at each other. */
export function Seats({ game, player, open, onChange }: SeatsProps) {
	const list = useRef<HTMLUListElement>(null);
	const seated = seatedWriters(game);
	const { arrived, leaving } = useArrivals(seated);
	const ids = seated.map(({ id }) => id);
	const others = ids.filter((id) => id !== player.id);
	const throwing = useThrowing(player.id, others);
	const keys = useSeatKeys(list, ids, player.id);
	useListMotion(list);
	useLanding(list, player.id);
	const target = seated.find(({ id }) => id === throwing.target) ?? null;
	return (
		<>
			<ul
				ref={list}
				className={styles.seats}
				data-crowd={crowdOf(seated.length)}
				aria-label={label}
				onKeyDown={keys.onKeyDown}
			>
				{withLeaving(seated, leaving).map((sitting) => (
					<LobbySeat
						key={sitting.id}
						player={sitting}
						host={sitting.id === game.host_id}
						own={sitting.id === player.id}
						arrived={arrived.has(sitting.id)}
						leaving={!ids.includes(sitting.id)}
						aimedAt={sitting.id === throwing.target}
						onTap={hasSparks() ? () => throwing.tap(sitting.id) : null}
						onChange={onChange}
						focus={keys.of(sitting.id)}
					/>
				))}
				{freeSeats(seated.length, game.settings.max_players).map((words) => (
					<li key={words} className={styles.free} data-place={words}>
						{words}
					</li>
				))}
			</ul>
			<SeatMenu
				{...{ game, player, target, open }}
				others={others.length > 0}
				onThrow={throwing.throwThing}
			/>
		</>
	);
}
