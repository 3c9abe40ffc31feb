import { isHost } from "../../game/seats.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { leaveRoom } from "../../room/room.ts";
import { send } from "../../room/sending.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";

/** The way out: players leave, the host closes the game; both in two presses. */
export function LobbyHeader({ game, player }: ScreenProps) {
	const host = isHost(game, player);
	return (
		<RoomHeader>
			<Logo />
			<span className="grow" />
			<ConfirmButton
				small
				className="way-out"
				label={host ? lobbyWords.close : lobbyWords.leave}
				sure={lobbyWords.sure}
				onConfirm={() =>
					host ? send("game/vip", { vip_action: { close_game: true } }) : leaveRoom()
				}
			/>
		</RoomHeader>
	);
}
