import { ConfirmButton } from "../parts/confirm-button.tsx";
import { Logo } from "../parts/logo.tsx";
import { RoomHeader } from "../parts/room-header.tsx";
import { leaveRoom } from "../room.ts";
import { lobbyWords } from "./lobby-words.ts";
import type { ScreenProps } from "./screen.ts";
import { isHost } from "./seats.ts";
import { tell } from "./sending.ts";

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
					host ? tell("game/vip", { vip_action: { close_game: true } }) : leaveRoom()
				}
			/>
		</RoomHeader>
	);
}
