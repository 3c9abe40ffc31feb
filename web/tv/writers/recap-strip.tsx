import type { Game } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { recapText } from "../../game/recap.ts";
import styles from "../../screens/strip/strip.module.css";

/** Shows what a slow game was like, before and while its stories are read; nothing otherwise. */
export function RecapStrip({ game }: { game: Game }) {
	if (!game.recap) return null;
	const { numbers, longest } = recapText(game, game.recap);
	return (
		<figure className={styles.strip}>
			<blockquote>{numbers.join(" · ")}</blockquote>
			<figcaption>
				<b>{comingBackWords.recap.heading}</b>
				{longest && ` · ${longest}`}
			</figcaption>
		</figure>
	);
}
