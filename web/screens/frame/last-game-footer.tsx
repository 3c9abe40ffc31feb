import { useState } from "react";
import { Link } from "react-router-dom";
import { STATUS } from "#game/status.ts";
import { isAsked } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { enterRoom } from "../../room/room.ts";
import { closeLastGame } from "../../room/seats/last-game.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { weekdayAndTime } from "../../words/grammar.ts";
import { readingWords } from "../../words/reading.ts";
import { roomWords } from "../../words/room.ts";
import { JoinAgain } from "../next-round/join-again.tsx";
import text from "../next-round/text-button.module.css";
import styles from "./last-game-footer.module.css";
import { RoomFooter } from "./room-footer.tsx";

const say = roomWords.again;

/**
 * Shows the ways on from the stories of the last game, while the room is somewhere else. `onStats`
 * leads to the statistics.
 */
export function LastGameFooter({ onStats }: { onStats: (() => void) | null }) {
	const { game, player, last } = useRoom();
	if (!last) return null;
	const asked = game !== null && player !== null && isAsked(game, player);
	return (
		<RoomFooter>
			{last.begun && (
				<p role="status" className={common.center}>
					<b>{say.startedWithout}</b> <span className={common.quiet}>{say.watching}</span>
				</p>
			)}
			{last.over !== null && (
				<Over
					reason={last.over}
					until={last.game.last_game?.expires_at}
					audiences={last.game.settings.audiences}
				/>
			)}
			<div className={styles.ways}>
				{last.begun && <Button onClick={closeLastGame}>{say.watch}</Button>}
				{last.over === null && !asked && !last.begun && (
					<Button onClick={closeLastGame}>
						{game?.status === STATUS.results ? say.backToResults : say.backToLobby}
					</Button>
				)}
				{asked && <JoinAgain label={say.joinLater} />}
				<div className={styles.texts}>
					<Link className={text.button} to="/">
						{readingWords.results.home}
					</Link>
					{onStats && (
						<button type="button" className={text.button} onClick={onStats}>
							{readingWords.results.stats}
						</button>
					)}
				</div>
			</div>
		</RoomFooter>
	);
}

interface OverProps {
	/** The reason why the seat is gone. */
	reason: string;
	/** Epoch ms until which the stories stay. */
	until: number | undefined;
	audiences: boolean;
}

/** Explains why the reader cannot return to the room, and offers to watch a game that has begun. */
function Over({ reason, until, audiences }: OverProps) {
	const { code } = useRoom();
	const [busy, setBusy] = useState(false);
	const watch = async () => {
		if (code === null) return;
		setBusy(true);
		await enterRoom(code, "audience").catch((error: Error) => {
			store.room.error = error.message;
			setBusy(false);
		});
	};
	return (
		<>
			<p role="status" className={common.center}>
				<b>{reason}</b>{" "}
				{until !== undefined && (
					<span className={common.quiet}>{say.until(weekdayAndTime(until))}</span>
				)}
			</p>
			{reason === say.startedWithout && audiences && (
				<Button busy={busy} onClick={watch}>
					{say.watch}
				</Button>
			)}
		</>
	);
}
