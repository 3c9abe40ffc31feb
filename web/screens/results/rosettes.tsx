import type { Game, WireStory } from "#game/wire/state.ts";
import { classes } from "../../parts/classes.ts";
import styles from "./rosettes.module.css";

interface Props {
	game: Game;
	story: WireStory;
	/** The row behind them has the colour of their wheels. */
	best: boolean;
	className?: string | undefined;
}

/** Shows the awards that a story won. */
export function Rosettes({ story, className }: Props) {
	if (story.meta.awards.length === 0) return null;
	return <span className={classes(styles.rosettes, className)}>{story.meta.awards.join(", ")}</span>;
}
