import type { Clipping as Text } from "#words/game/clippings.ts";
import { space } from "#words/grammar.ts";
import styles from "./clipping.module.css";
import { useClipping } from "./use-clipping.ts";

interface Props {
	/** The room's own lines, which take turns with the zine's. */
	own?: readonly Text[];
	className?: string | undefined;
}

/** Shows a line of the zine. Nothing announces it, because it is an aside. */
export function Clipping({ own, className = styles.clipping }: Props) {
	const clipping = useClipping(own);
	if (!clipping) return null;
	const { text, more, from } = clipping;
	return (
		<figure key={text} className={className} data-clipping>
			<figcaption dir="auto">{from}</figcaption>
			<blockquote dir="auto">
				{text}
				{more && <small dir="auto">{space + more}</small>}
			</blockquote>
		</figure>
	);
}
