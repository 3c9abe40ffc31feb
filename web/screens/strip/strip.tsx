import type { Game } from "#game/wire/state.ts";
import { space } from "#words/grammar.ts";
import { useClipping } from "../waiting/cupboard/use-clipping.ts";
import { earlierLines } from "./earlier-lines.ts";
import styles from "./strip.module.css";

/**
 * Shows a line of an earlier game that this screen has seen, or one of the zine, in turns. Nothing
 * announces it, because it is an aside.
 */
export function ClippingStrip({ game }: { game: Game }) {
	const clipping = useClipping(earlierLines(game));
	if (!clipping) return null;
	const { text, more, from } = clipping;
	return (
		<figure key={text} className={styles.strip} data-clipping>
			<figcaption dir="auto">{from}</figcaption>
			<blockquote dir="auto">
				{text}
				{more && <small dir="auto">{space + more}</small>}
			</blockquote>
		</figure>
	);
}
