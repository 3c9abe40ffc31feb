import { useSnapshot } from "valtio";
import { store } from "../../store.ts";
import { screenWords } from "../../words/screens.ts";

import styles from "./write.module.css";

const words = screenWords.write;

/** What lies over the box when the writer's time has ended: saving, then time's up. */
export function WritingEnd() {
	const { save } = useSnapshot(store.room);
	return (
		<div className={styles.end} role="status">
			<p>{save === "saving" ? words.saving : words.over}</p>
		</div>
	);
}
