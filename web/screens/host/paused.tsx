import { Pause } from "lucide-react";
import { hostWords } from "#words/game/host.ts";
import { clock, sentences } from "#words/grammar.ts";
import { Button } from "../../parts/form/button.tsx";
import { clockOffset } from "../../room/clock.ts";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import styles from "./paused.module.css";

/** Returns a time (epoch ms) as this device's clock shows it. */
const timeOfDay = (time: number): string => clock(new Date(time));

/** Shows that the game is paused, with a button for the host to resume it. */
export function PausedBanner() {
	const { game, player } = useRoom();
	const paused = game?.paused_at != null;
	const host = paused && game.host_id === player?.id;
	return (
		<div role="status" className={styles.status}>
			{paused && (
				<div className={styles.paused}>
					<Pause size={22} aria-hidden />
					<span className={styles.text}>
						<b>{hostWords.paused(host ? null : (game.players[game.host_id]?.name ?? null))}</b>
						<span className={styles.note}>
							{sentences([
								hostWords.pausedNote,
								game.paused_until !== null &&
									hostWords.pausedUntil(timeOfDay(game.paused_until - clockOffset())),
							])}
						</span>
					</span>
					{host && (
						<Button small onClick={() => send("game/vip", { vip_action: { pause: false } })}>
							{hostWords.goOn}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
