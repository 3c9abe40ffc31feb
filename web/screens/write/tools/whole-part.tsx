import { countWords } from "#game/lines/words-count.ts";
import { screenWords } from "#words/game/screens.ts";
import { comma } from "#words/grammar.ts";
import { Quoted } from "../../../parts/story/quoted.tsx";
import styles from "../pencils-down.module.css";

const { down, words } = screenWords.write;

/** Shows how long a writer's part is, and all of it by a press. */
export const WholePart = ({ text }: { text: string }) => (
	<details>
		<summary>
			<b>{down.readAll}</b>
			{comma}
			{words(countWords(text))}
		</summary>
		<Quoted as="p" className={styles.whole}>
			{text}
		</Quoted>
	</details>
);
