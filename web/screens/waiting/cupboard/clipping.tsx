import { space } from "#words/grammar.ts";
import styles from "./clipping.module.css";
import { useClipping } from "./use-clipping.ts";

/** Shows a line of the zine. Nothing announces it, because it is an aside. */
export function Clipping() {
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
