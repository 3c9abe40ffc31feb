import { useSnapshot } from "valtio";
import { Button } from "../../parts/form/button.tsx";
import { retryConnection } from "../../room/room.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import "./room.css";

/**
 * How the line to the room fares: a dot whose shape tells, and the words for it; a button once it
 * gave up.
 */
export function Connection() {
	const { connection } = useSnapshot(store.room);
	return (
		<span className={`connection is-${connection}`}>
			<i className={`dot ${connection}`} />
			<span className="text" role="status">
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
