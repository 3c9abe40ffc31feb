import { useSnapshot } from "valtio";
import { classes } from "../../parts/classes.ts";
import { Button } from "../../parts/form/button.tsx";
import { retryConnection } from "../../room/room.ts";
import type { ConnectionStatus } from "../../store.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./connection.module.css";

const SHAPES: Record<ConnectionStatus, string | undefined> = {
	connected: styles.holding,
	connecting: styles.trying,
	reconnecting: styles.trying,
	connection_lost: styles.trying,
	connection_error: styles.failed,
	connection_failed: styles.failed,
	disconnected: styles.closed,
};

/**
 * Shows the connection's status in words and by the shape of a dot. Offers a button once the page
 * has stopped reconnecting.
 */
export function Connection() {
	const { connection } = useSnapshot(store.room);
	return (
		<span className={styles.connection}>
			<i className={classes(styles.dot, SHAPES[connection])} />
			<span className={styles.text} role="status">
				{siteWords.connection[connection]}
			</span>
			{connection === "connection_failed" && (
				<Button kind="plain" small onClick={retryConnection}>
					{siteWords.tryAgain}
				</Button>
			)}
		</span>
	);
}
