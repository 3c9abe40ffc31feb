import { useSnapshot } from "valtio";
import { LIMITS } from "#game/limits.ts";
import { proseLength } from "#game/lines/prose-length.ts";
import { screenWords } from "#words/game/screens.ts";
import { proseUnit } from "#words/grammar.ts";
import styles from "./writing-tools.module.css";

const words = screenWords.write;

/** The characters left are shown from this number on. */
const NEAR_END = 1000;

/** Shows the number of words and, near the limit, the characters left. */
export function WordCount({ draft }: { draft: { text: string } }) {
	const { text } = useSnapshot(draft);
	const left = LIMITS.contentLength - text.length;
	return (
		<span className={styles.count}>
			{left <= NEAR_END && <b role="status">{words.left(left)}</b>}
			<span>{words.words(proseLength(text, proseUnit))}</span>
		</span>
	);
}
