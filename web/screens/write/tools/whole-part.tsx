import { proseLength } from "#game/lines/prose-length.ts";
import { screenWords } from "#words/game/screens.ts";
import { comma, proseUnit } from "#words/grammar.ts";
import { Quoted } from "../../../parts/story/quoted.tsx";
import styles from "../pencils-down.module.css";

const { down, words } = screenWords.write;

/** Shows how long a writer's part is, and all of it by a press. */
export const WholePart = ({ text }: { text: string }) => (
	<details>
		<summary>
			<b>{down.readAll}</b>
			{comma}
			{words(proseLength(text, proseUnit))}
		</summary>
		<Quoted as="p" className={styles.whole}>
			{text}
		</Quoted>
	</details>
);
