import type { PublicPlayer } from "#game/wire/state.ts";
import { saveNoteOf } from "../../room/connection-state.ts";
import { useRoom } from "../../room/use-room.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./write.module.css";

const words = screenWords.write;

/**
 * Covers the text box after the writer's time, while the text is saved and afterwards. `others`
 * still write.
 */
export function WritingEnd({ others }: { others: readonly PublicPlayer[] }) {
	const { save, connection } = useRoom();
	return (
		<div className={styles.end} role="status">
			<p>{saveNoteOf(save, connection) === "saving" ? words.saving : words.over}</p>
			{others.length > 0 && (
				<p className={styles.others}>{words.others(others.map(({ name }) => name))}</p>
			)}
		</div>
	);
}
