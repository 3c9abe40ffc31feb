import { screenWords } from "#words/game/screens.ts";
import { saveNoteOf } from "../../room/connection/connection-state.ts";
import { useRoom } from "../../room/use-room.ts";
import styles from "./write.module.css";

const words = screenWords.write;

/** Covers the text box after the writer's time, while the text is saved and afterwards. */
export function WritingEnd() {
	const { save, connection } = useRoom();
	return (
		<div className={styles.end} role="status">
			<p>{saveNoteOf(save, connection) === "saving" ? words.saving : words.over}</p>
		</div>
	);
}
