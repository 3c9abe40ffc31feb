import { LIMITS } from "#game/limits.ts";
import { hostWords } from "#words/game/host.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost, isSolo, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { send, useSending } from "../../room/sending.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { useGuessesByDefault } from "../settings/use-guesses-by-default.ts";
import { Book } from "./book.tsx";
import styles from "./lobby-footer.module.css";

const say = tableWords.lobby;

/** Shows the start button to the host. The others see that the host has not started yet. */
export function LobbyFooter({ game, player }: ScreenProps) {
	const { sending, send: start } = useSending();
	useGuessesByDefault({ game, player });
	const players = writersOf(game).length;
	const solo = isSolo(game);
	const missing = players < (solo ? 1 : LIMITS.minPlayers);
	if (!isHost(game, player)) {
		return (
			<RoomFooter>
				<p className={styles.wait} role="status">
					<Book className={styles.book} />
					{lobbyWords.waitingFor(game.players[game.host_id]?.name ?? lobbyWords.host)}
				</p>
			</RoomFooter>
		);
	}
	return (
		<RoomFooter>
			{players >= LIMITS.minPlayers && players < LIMITS.minVoters && (
				<p className={classes(common.quiet, common.center)}>{lobbyWords.two}</p>
			)}
			<div className={styles.row}>
				{!solo && (
					<Button
						kind="plain"
						small
						className={styles.lock}
						onClick={() => send("game/vip", { vip_action: { lock_room: !game.locked } })}
					>
						<EmojiPicture name="lock" size={20} />
						{game.locked ? hostWords.unlock : hostWords.lock}
					</Button>
				)}
				<Button
					className={styles.open}
					busy={sending}
					disabled={missing}
					onClick={() => start("game/start", {})}
				>
					<Book className={styles.book} />
					{missing ? say.oneMore : solo ? say.startAlone : say.start(players)}
				</Button>
			</div>
		</RoomFooter>
	);
}
