import { roomWords } from "#words/game/room.ts";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import { Button } from "../../parts/form/button.tsx";
import { retryConnection } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import type { ConnectionStatus } from "../../store.ts";
import styles from "./connection.module.css";

/** Each look has a shape and a colour: green, pulsing yellow, red or grey. */
const SHAPES: Record<ConnectionStatus, string | undefined> = {
	connected: styles.holding,
	connecting: styles.trying,
	reconnecting: styles.trying,
	connection_lost: styles.trying,
	connection_error: styles.failed,
	connection_failed: styles.failed,
	disconnected: styles.closed,
	late: styles.trying,
	offline: styles.failed,
	elsewhere: styles.closed,
};

/**
 * Shows the connection's status in words and by the shape of a dot. Offers a button once the page
 * has stopped reconnecting. Shows nothing before a room is joined, or to readers whose seat is
 * gone. `wordy` shows the word of a working connection on small windows too.
 */
export function ConnectionLine({ wordy = false }: { wordy?: boolean }) {
	const { code, connection, last } = useRoom();
	if (last?.over || (code === null && connection === "disconnected")) return null;
	return (
		<span className={styles.connection}>
			<i className={classes(styles.dot, SHAPES[connection])} />
			<span className={classes(styles.text, wordy && styles.wordy)} role="status" data-connection>
				{roomWords.connection[connection]}
			</span>
			{connection === "connection_failed" && (
				<Button kind="plain" small onClick={retryConnection}>
					{siteWords.tryAgain}
				</Button>
			)}
		</span>
	);
}
