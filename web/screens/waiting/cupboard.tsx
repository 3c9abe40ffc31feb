import { space } from "#words/grammar.ts";
import styles from "./cupboard.module.css";
import { useClipping } from "./use-clipping.ts";

/** Shows a line of the zine to a waiting player. Nothing announces it, because it is an aside. */
export function Cupboard() {
	const clipping = useClipping();
	if (!clipping) return null;
	const { text, more, from } = clipping;
	return (
		<figure key={text} className={styles.clipping} data-clipping>
			<figcaption dir="auto">{from}</figcaption>
			<blockquote dir="auto">
				{text}
				{more && <small dir="auto">{space + more}</small>}
			</blockquote>
		</figure>
	);
}
