import { useSnapshot } from "valtio";
import { store } from "../../store.ts";
import { screenWords } from "../../words/screens.ts";

import styles from "./write.module.css";

const words = screenWords.write;

/** Covers the text box after the writer's time, while the text is saved and afterwards. */
export function WritingEnd() {
	const { save } = useSnapshot(store.room);
	return (
		<div className={styles.end} role="status">
			<p>{save === "saving" ? words.saving : words.over}</p>
		</div>
	);
}
