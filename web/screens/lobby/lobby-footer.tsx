import { LIMITS } from "#game/limits.ts";
import { isHost, isSolo, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { Book } from "./book.tsx";
import styles from "./lobby-footer.module.css";
import { RoomSummary } from "./room-summary.tsx";

/** Shows the start button to the host. Everybody else sees that the host has not started yet. */
export function LobbyFooter({ game, player }: ScreenProps) {
	const { sending, send } = useSending();
	const players = writersOf(game).length;
	const missing = (isSolo(game) ? 1 : LIMITS.minPlayers) - players;
	const rules = <RoomSummary game={game} />;
	if (!isHost(game, player)) {
		return (
			<RoomFooter note={rules}>
				<p className={styles.wait} role="status">
					<Book className={styles.book} />
					{lobbyWords.waitingFor(game.players[game.host_id]?.name ?? lobbyWords.host)}
				</p>
			</RoomFooter>
		);
	}
	return (
		<RoomFooter note={rules}>
			{players >= LIMITS.minPlayers && players < LIMITS.minVoters && (
				<p className={classes(common.quiet, common.center)}>{lobbyWords.two}</p>
			)}
			<Button
				className={styles.open}
				busy={sending}
				disabled={missing > 0}
				onClick={() => send("game/start", {})}
			>
				<Book className={styles.book} />
				{missing > 0 ? lobbyWords.missing(missing) : lobbyWords.start}
			</Button>
		</RoomFooter>
	);
}
