import { isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { PlayAgain } from "../host/play-again.tsx";
import type { ScreenProps } from "../screen.ts";
import { STATS_ID } from "./game-stats.tsx";
import styles from "./results-footer.module.css";

const words = screenWords.results;

function goToStats(): void {
	const stats = document.getElementById(STATS_ID);
	stats?.scrollIntoView();
	stats?.focus({ preventScroll: true });
}

/** Shows the ways on from the results. Only the host can play again or close the room. */
export function ResultsFooter({ game, player }: ScreenProps) {
	const host = isHost(game, player);
	return (
		<RoomFooter>
			<div className={classes(styles.ways, host && styles.hosting)}>
				{host && <PlayAgain game={game} />}
				<ButtonLink
					kind={host ? "plain" : "hot"}
					small={host}
					className={host ? styles.small : undefined}
					to="/"
				>
					{words.home}
				</ButtonLink>
				{game.game_stats && (
					<Button kind="plain" small className={styles.small} onClick={goToStats}>
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
