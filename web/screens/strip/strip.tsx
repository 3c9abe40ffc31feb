import type { Game } from "#game/wire/state.ts";
import { Clipping } from "../waiting/cupboard/cupboard.tsx";
import { earlierLines } from "./earlier-lines.ts";
import styles from "./strip.module.css";

/** Shows a line of an earlier game that this screen has seen, or one of the zine, in turns. */
export const ClippingStrip = ({ game }: { game: Game }) => (
	<Clipping own={earlierLines(game)} className={styles.strip} />
);
