import { isHost } from "../../game/seats.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { screenWords } from "../../words/screens.ts";
import { LastGameFooter } from "../again/last-game-footer.tsx";
import { RoomFooter } from "../frame/room-footer.tsx";
import { PlayAgain } from "../host/play-again.tsx";
import type { ScreenProps } from "../screen.ts";
import { DOWNLOADS_ID } from "../share/downloads.tsx";
import { STATS_ID } from "./game-stats.tsx";
import styles from "./results-footer.module.css";

const words = screenWords.results;

/** Scrolls to a part of the page and moves the focus there. */
function goTo(id: string): void {
	const section = document.getElementById(id);
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
}

/**
 * Shows the ways on from the results: the host's main one is another round, everybody else's are the
 * stories. Only the host can close the room.
 */
export function ResultsFooter({ game, player }: ScreenProps) {
	const { last } = useRoom();
	const host = isHost(game, player);
	const leader = game.players[game.host_id]?.name;
	if (last) return <LastGameFooter onStats={game.game_stats ? () => goTo(STATS_ID) : null} />;
	return (
		<RoomFooter note={!host && leader && words.anotherRound(leader)}>
			<div className={styles.ways}>
				{host ? (
					<PlayAgain game={game} />
				) : (
					<Button onClick={() => goTo(DOWNLOADS_ID)}>{words.keep}</Button>
				)}
				<ButtonLink kind="plain" small className={styles.small} to="/">
					{words.home}
				</ButtonLink>
				{/* A new tab, because nobody should lose their seat over a tip. */}
				<ButtonLink kind="plain" small className={styles.small} to="/supportus" target="_blank">
					{words.donate}
				</ButtonLink>
				{game.game_stats && (
					<Button kind="plain" small className={styles.small} onClick={() => goTo(STATS_ID)}>
						{words.stats}
					</Button>
				)}
				{host && (
					<ConfirmButton
						small
						className={styles.small}
						label={words.close}
						sure={screenWords.sure}
						onConfirm={() => send("game/vip", { vip_action: { close_game: true } })}
					/>
				)}
			</div>
		</RoomFooter>
	);
}
