import { useState } from "react";
import { useSnapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { isSolo, writersOf } from "../../game/seats.ts";
import { Crown } from "../../parts/crown.tsx";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { send } from "../../room/sending.ts";
import { store } from "../../store.ts";
import { hostWords } from "../../words/host.ts";
import { ClockControls, DoorControl } from "./clock-controls.tsx";
import { CrownHandover } from "./crown-handover.tsx";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";

/**
 * What can be done at this point of the game: whether there is a clock to stop, a door to lock,
 * somebody to crown.
 */
const possible = (game: Game) => ({
	clock: game.countdown.limit !== null,
	door: !isSolo(game) && game.status < STATUS.voting,
	crown: writersOf(game).length > 1,
});

/** Whether the host's desk is in this player's header. */
export const hasDesk = (game: Game, player: number | undefined): boolean =>
	game.host_id === player && Object.values(possible(game)).includes(true);

/** The crown in the host's header and what lies on the desk behind it; nobody else has one. */
export function HostDesk() {
	const { game, player } = useSnapshot(store.room);
	const [open, setOpen] = useState(false);
	if (!game || !player || game.host_id !== player.id) return null;
	// Snapshots are the wire's objects, frozen; they are only read here.
	const room = game as Game;
	const { clock, door, crown } = possible(room);
	if (!clock && !door && !crown) return null;
	const close = () => setOpen(false);
	const order: DeskProps["order"] = (vip_action) => {
		close(); // the footer behind it says what came of the order
		void send("game/vip", { vip_action });
	};
	return (
		<>
			<IconButton
				className={styles.open}
				aria-haspopup="dialog"
				aria-label={hostWords.open}
				onClick={() => setOpen(true)}
			>
				<Crown />
			</IconButton>
			<Dialog title={hostWords.desk} open={open} onClose={close}>
				<div className={styles.desk}>
					{clock && <ClockControls game={room} order={order} />}
					{door && <DoorControl game={room} order={order} />}
					{crown && <CrownHandover game={room} order={order} />}
				</div>
			</Dialog>
		</>
	);
}
