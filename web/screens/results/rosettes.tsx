import type { Game, WireStory } from "#game/wire/state.ts";
import { awardsWonBy } from "../../game/awards.ts";
import { classes } from "../../parts/classes.ts";
import { Rosette } from "../../parts/rosette.tsx";
import styles from "./rosettes.module.css";

interface Props {
	game: Game;
	story: WireStory;
	/** The row behind them has the colour of their wheels. */
	best: boolean;
	className?: string | undefined;
}

/** Shows the awards that a story won as rosettes; nothing without any. */
export function Rosettes({ game, story, best, className }: Props) {
	const won = awardsWonBy(game, story);
	if (won.length === 0) return null;
	return (
		<span className={classes(styles.rosettes, className)} data-best={best || undefined}>
			{won.map(({ name, rule }) => (
				<Rosette key={name} size={46} rule={rule} label={name} className={styles.rosette} />
			))}
		</span>
	);
}
