import { LIMITS } from "#game/limits.ts";
import { isHost, isSolo, writersOf } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { Book } from "./book.tsx";
import { RoomSummary } from "./room-summary.tsx";

/** The book: the host opens it once enough people are here, everybody else waits for that. */
export function LobbyFooter({ game, player }: ScreenProps) {
	const { sending, send } = useSending();
	const players = writersOf(game).length;
	const missing = (isSolo(game) ? 1 : LIMITS.minPlayers) - players;
	const rules = <RoomSummary game={game} />;
	if (!isHost(game, player)) {
		return (
			<RoomFooter note={rules}>
				<p className="lobby-wait" role="status">
					<Book />
					{lobbyWords.waitingFor(game.players[game.host_id]?.name ?? lobbyWords.host)}
				</p>
			</RoomFooter>
		);
	}
	return (
		<RoomFooter note={rules}>
			{players >= LIMITS.minPlayers && players < LIMITS.minVoters && (
				<p className="quiet center">{lobbyWords.two}</p>
			)}
			<Button
				className="open-book"
				busy={sending}
				disabled={missing > 0}
				onClick={() => send("game/start", {})}
			>
				<Book />
				{missing > 0 ? lobbyWords.missing(missing) : lobbyWords.start}
			</Button>
		</RoomFooter>
	);
}
