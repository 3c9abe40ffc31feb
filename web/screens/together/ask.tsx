import { readingWords } from "#words/game/reading.ts";
import { stickerWords as words } from "#words/game/stickers.ts";
import { stop } from "#words/grammar.ts";
import { isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./together.module.css";

const { takeBack } = readingWords.together;

/** Asks a reader for the first sticker on the open story. */
export const Ask = ({ game, player }: ScreenProps) => (
	<p className={styles.ask}>
		<Marked>{isHost(game, player) ? words.askHost : words.ask}</Marked>
	</p>
);

/** Explains how to take a sticker back. */
export const TakeBack = () => (
	<p className={classes(common.quiet, styles.ask)}>
		{takeBack[0]}
		<span className={styles.byKey}>{takeBack[1]}</span>
		{stop}
	</p>
);
