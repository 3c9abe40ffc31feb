import { LIMITS } from "#game/limits.ts";
import { Button } from "../parts/button.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { Book } from "./book.tsx";
import { RoomSummary } from "./room-summary.tsx";
import type { ScreenProps } from "./screen.ts";
import { isHost, isSolo, writersOf } from "./seats.ts";
import { useSending } from "./sending.ts";
import { screenWords } from "./words.ts";

const words = screenWords.lobby;

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
					{words.waitingFor(game.players[game.host_id]?.name ?? words.host)}
				</p>
			</RoomFooter>
		);
	}
	return (
		<RoomFooter note={rules}>
			{players >= LIMITS.minPlayers && players < LIMITS.minVoters && <p className="quiet center">{words.two}</p>}
			<Button className="open-book" busy={sending} disabled={missing > 0} onClick={() => send("game/start")}>
				<Book />
				{missing > 0 ? words.missing(missing) : words.start}
			</Button>
		</RoomFooter>
	);
}
