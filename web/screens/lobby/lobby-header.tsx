import { lobbyWords } from "#words/game/lobby.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { leaveRoom } from "../../room/room.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./lobby.module.css";

/** Shows guests the button to leave, which needs two presses. The host's desk closes the room. */
export function LobbyHeader({ game, player }: ScreenProps) {
	if (isHost(game, player))
		return (
			<RoomHeader>
				<Logo />
			</RoomHeader>
		);
	return (
		<RoomHeader exit={false}>
			<Logo />
			<span className={common.grow} />
			<ConfirmButton
				small
				className={styles.wayOut}
				label={lobbyWords.leave}
				sure={lobbyWords.sure}
				onConfirm={leaveRoom}
			/>
		</RoomHeader>
	);
}
