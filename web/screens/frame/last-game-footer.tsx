import { Link } from "react-router-dom";
import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { roomWords } from "#words/game/room.ts";
import { space } from "#words/grammar.ts";
import { isAsked } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { closeLastGame } from "../../room/seats/last-game.ts";
import { useRoom } from "../../room/use-room.ts";
import { JoinAgain } from "../next-round/join-again.tsx";
import { SeatGone } from "../next-round/seat-gone.tsx";
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
					<b>{say.startedWithout}</b>
					{space}
					<span className={common.quiet}>{say.watching}</span>
				</p>
			)}
			{last.over !== null && (
				<SeatGone
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
