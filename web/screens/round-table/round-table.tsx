import { type CSSProperties, useRef } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import pot from "../../parts/page/pot.svg";
import { Quoted } from "../../parts/story/quoted.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { Guest } from "./guest.tsx";
import { hasSteam, placesFor, readerFirst } from "./ring.ts";
import styles from "./round-table.module.css";
import type { RoomWait } from "./seat-state.ts";
import { useSeating } from "./seating.ts";
import { useSeatKeys } from "./use-seat-keys.ts";
import { useSeatStates } from "./use-seat-states.ts";

interface TableProps {
	game: Game;
	player: OwnPlayer;
	wait: RoomWait;
	/** Bits of text that rise from the pot. */
	steam: readonly string[];
	/** The target of the reader's next throw; null without one. */
	target: number | null;
	/** The words for a tap on a face, except the reader's. */
	deed: string;
	onTap: (player: number) => void;
}

/**
 * Shows all players at the table, the reader at the bottom right: around the pot, or in rows where
 * they would lie on each other.
 */
export function Table({ game, player, wait, steam, target, deed, onTap }: TableProps) {
	const table = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const { now, stateOf } = useSeatStates({
		...wait,
		overDays: game.settings.pace === "slow",
	});
	const people = readerFirst(writersOf(game), player.id);
	const { ring, columns, face } = useSeating(table, people.length);
	const places = placesFor(people.length);
	const keys = useSeatKeys(
		list,
		people.map(({ id }) => id),
		player.id,
	);
	const size = { "--face": `${face}px`, "--columns": columns } as CSSProperties;
	return (
		<div
			ref={table}
			className={classes(styles.table, ring ? styles.ring : styles.rows)}
			style={size}
		>
			{ring && (
				<div aria-hidden="true">
					<i className={styles.cloth} />
					<img className={styles.pot} src={pot} alt="" />
					{hasSteam(people.length) && (
						<div className={styles.steam}>
							{steam.map((snatch) => (
								<Quoted as="span" key={snatch}>
									{snatch}
								</Quoted>
							))}
						</div>
					)}
				</div>
			)}
			<ul
				ref={list}
				className={styles.guests}
				aria-label={tableWords.seats}
				onKeyDown={keys.onKeyDown}
			>
				{people.map((other, i) => {
					const own = other.id === player.id;
					return (
						<Guest
							key={other.id}
							player={other}
							host={other.id === game.host_id}
							own={own}
							state={stateOf(other)}
							away={other.data.since === undefined ? null : now - other.data.since}
							place={ring ? (places[i] ?? null) : null}
							aimedAt={other.id === target}
							tap={
								hasSparks()
									? { deed: own ? tableWords.hop : deed, run: () => onTap(other.id) }
									: null
							}
							focus={keys.of(other.id)}
						/>
					);
				})}
			</ul>
		</div>
	);
}
