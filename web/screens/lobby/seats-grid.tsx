import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { isHost, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { tell } from "../../room/sending.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { Book } from "./book.tsx";
import { Seat } from "./seat.tsx";
import styles from "./seats-grid.module.css";

/** Slots of the lobby's grid that stay blank, counted from 0: the corner where the book lies. */
const SPACERS = new Set([14, 15, 18, 19]);
const [FIRST_SPACER] = SPACERS;

interface Slot {
	/** From 0, row by row. */
	place: number;
	/** Null for a chair that is free, or on a spacer. */
	player: PublicPlayer | null;
	blank: boolean;
}

/** What stands on each slot of the grid, until everybody and every free chair has a place. */
export function slotsOf(players: readonly PublicPlayer[], max: number): Slot[] {
	const slots: Slot[] = [];
	for (let seat = 0; seat < Math.max(max, players.length); ) {
		const blank = SPACERS.has(slots.length);
		slots.push({ place: slots.length, player: blank ? null : (players[seat++] ?? null), blank });
	}
	return slots;
}

/** Everybody at the table. The host presses on somebody else's picture to kick them. */
export function SeatsGrid({ game, player }: { game: Game; player: OwnPlayer }) {
	const host = isHost(game, player);
	const kick = (id: number) => () => tell("game/vip", { vip_action: { kick_player: id } });
	return (
		<ul className={styles.seats} aria-label={lobbyWords.seats}>
			{slotsOf(writersOf(game), game.settings.max_players).map(
				({ place, player: sitting, blank }) =>
					sitting ? (
						<Seat
							key={sitting.id}
							player={sitting}
							host={sitting.id === game.host_id}
							own={sitting.id === player.id}
							onKick={host && sitting.id !== player.id ? kick(sitting.id) : null}
						/>
					) : (
						<li
							key={`slot-${place}`}
							className={blank ? undefined : classes(styles.seat, styles.free)}
							aria-hidden={blank || undefined}
						>
							{blank ? place === FIRST_SPACER && <Book className={styles.book} /> : lobbyWords.free}
						</li>
					),
			)}
		</ul>
	);
}
