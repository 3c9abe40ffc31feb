import { grouped } from "#words/grammar.ts";
import { topReactions } from "../game/top-reactions.ts";
import styles from "./card.module.css";

interface Props {
	counts: Record<string, number> | undefined;
	/** The data URLs of the reactions, by index. */
	pictures: ReadonlyMap<number, string>;
}

/** Shows the reactions on a card with their counts; nothing without any. */
export function Reactions({ counts = {}, pictures }: Props) {
	const all = topReactions(counts, pictures.size).filter(({ emoji }) => pictures.has(emoji));
	if (all.length === 0) return null;
	return (
		<p className={styles.reactions}>
			{all.map(({ emoji, count }) => (
				<span key={emoji}>
					<img src={pictures.get(emoji)} alt="" />
					{grouped(count)}
				</span>
			))}
		</p>
	);
}
