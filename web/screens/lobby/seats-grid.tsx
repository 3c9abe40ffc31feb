import { useState } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { isHost, seatedWriters } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { hostWords } from "../../words/host.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { KickDialog } from "../host/kick-dialog.tsx";
import { Book } from "./book.tsx";
import { Seat } from "./seat.tsx";
import styles from "./seats-grid.module.css";

/** Indexes of the grid slots that hold no seat, because the book lies on them. */
const SPACERS = new Set([14, 15, 18, 19]);
const [FIRST_SPACER] = SPACERS;

interface Slot {
	/** From 0, row by row. */
	place: number;
	/** Null on a free seat and on a blank slot. */
	player: PublicPlayer | null;
	blank: boolean;
}

/** Returns the grid's slots, with a seat for every player and every free place. */
export function slotsOf(players: readonly PublicPlayer[], max: number): Slot[] {
	const slots: Slot[] = [];
	for (let seat = 0; seat < Math.max(max, players.length); ) {
		const blank = SPACERS.has(slots.length);
		slots.push({ place: slots.length, player: blank ? null : (players[seat++] ?? null), blank });
	}
	return slots;
}

interface Props {
	game: Game;
	player: OwnPlayer;
	/** Opens the dialog in which players change their own seat. */
	onChange: () => void;
}

/** Shows the players' seats. The host kicks a player, and players change their seat, by a press. */
export function SeatsGrid({ game, player, onChange }: Props) {
	const [target, setTarget] = useState<PublicPlayer | null>(null);
	const host = isHost(game, player);
	const actionFor = (sitting: PublicPlayer) => {
		if (sitting.id === player.id) return { label: lobbyWords.changeLabel, run: onChange };
		const kick = { label: hostWords.kick.label(sitting.name), run: () => setTarget(sitting) };
		return host ? kick : null;
	};
	return (
		<>
			<ul className={styles.seats} aria-label={lobbyWords.seats}>
				{slotsOf(seatedWriters(game), game.settings.max_players).map(
					({ place, player: sitting, blank }) =>
						sitting ? (
							<Seat
								key={sitting.id}
								player={sitting}
								host={sitting.id === game.host_id}
								own={sitting.id === player.id}
								action={actionFor(sitting)}
							/>
						) : (
							<li
								key={`slot-${place}`}
								className={blank ? undefined : classes(styles.seat, styles.free)}
								aria-hidden={blank || undefined}
							>
								{blank
									? place === FIRST_SPACER && <Book className={styles.book} />
									: lobbyWords.free}
							</li>
						),
				)}
			</ul>
			<KickDialog game={game} target={target} onClose={() => setTarget(null)} />
		</>
	);
}
