import type { Game, Recap } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { recapText } from "../../game/recap.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./recap.module.css";

/** Shows what a slow game was like: its days, parts and words, and the longest wait. */
export default function RecapNumbers({ game, recap }: { game: Game; recap: Recap }) {
	const { numbers, longest } = recapText(game, recap);
	return (
		<Sheet as="section" className={styles.recap}>
			<h2>{comingBackWords.recap.heading}</h2>
			<ul className={styles.numbers}>
				{numbers.map((number) => (
					<li key={number}>{number}</li>
				))}
			</ul>
			{longest && <p>{longest}</p>}
		</Sheet>
	);
}
