import { topReactions } from "../../game/top-reactions.ts";
import { classes } from "../classes.ts";
import { Emoji } from "../emoji.tsx";
import styles from "./top-reactions.module.css";

interface Props {
	/** Number of reactions by emoji index. */
	counts: Record<string, number>;
	/** How many emojis are shown at most. */
	most?: number;
	label: string;
	className?: string | undefined;
}

/** Shows the most frequent emojis with their counts; null without any. */
export function TopReactions({ counts, most = 3, label, className }: Props) {
	const top = topReactions(counts, most);
	if (top.length === 0) return null;
	return (
		<ul className={classes(styles.top, className)} aria-label={label}>
			{top.map(({ emoji, count }) => (
				<li key={emoji}>
					<Emoji index={emoji} size={20} />
					{count}
				</li>
			))}
		</ul>
	);
}
