import { lobbyWords } from "#words/game/lobby.ts";
import { isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { leaveRoom } from "../../room/room.ts";
import { send } from "../../room/sending.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./lobby.module.css";

/**
 * Shows guests the button to leave and the host the one to close the room. Both need two presses.
 */
export function LobbyHeader({ game, player }: ScreenProps) {
	const host = isHost(game, player);
	return (
		<RoomHeader exit={host}>
			<Logo className={styles.logo} />
			<span className={common.grow} />
			<ConfirmButton
				small
				className={classes(styles.wayOut, host && styles.close)}
				label={host ? lobbyWords.close : lobbyWords.leave}
				sure={lobbyWords.sure}
				onConfirm={() =>
					host ? send("game/vip", { vip_action: { close_game: true } }) : leaveRoom()
				}
			/>
		</RoomHeader>
	);
}
