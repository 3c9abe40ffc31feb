import type { Game, Recap } from "#game/wire/state.ts";
import { comingBackWords } from "#words/days/coming-back.ts";
import { timeInWords } from "#words/grammar.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./recap.module.css";

const say = comingBackWords.recap;

/** Shows what a slow game was like: its days, parts and words, and the longest wait. */
export default function RecapNumbers({ game, recap }: { game: Game; recap: Recap }) {
	const { days, parts, words, longest } = recap;
	const waitedFor = longest?.player === undefined ? null : game.players[longest.player]?.name;
	return (
		<Sheet as="section" className={styles.recap}>
			<h2>{say.heading}</h2>
			<ul className={styles.numbers}>
				{[say.days(days), say.parts(parts), say.words(words)].map((number) => (
					<li key={number}>{number}</li>
				))}
			</ul>
			{longest && <p>{say.longest(timeInWords(longest.ms / 1000), waitedFor ?? null)}</p>}
		</Sheet>
	);
}
