import { useSnapshot } from "valtio";
import { retryConnection } from "../room.ts";
import { siteWords } from "../site-words.ts";
import { store } from "../store.ts";
import { Button } from "./button.tsx";
import "../styles/room.css";

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
