import { topReactions } from "../../game/standings.ts";
import { classes } from "../../parts/classes.ts";
import { Emoji } from "../../parts/emoji.tsx";
import { screenWords } from "../../words/screens.ts";
import styles from "./top-reactions.module.css";

interface Props {
	/** Number of reactions by emoji index. */
	counts: Record<string, number>;
	whose: string;
	className?: string | undefined;
}

/** Shows the three most frequent emojis with their counts. */
export function TopReactions({ counts, whose, className }: Props) {
	const top = topReactions(counts);
	if (top.length === 0) return null;
	return (
		<ul
			className={classes(styles.top, className)}
			aria-label={screenWords.results.favourites(whose)}
		>
			{top.map(({ emoji, count }) => (
				<li key={emoji}>
					<Emoji index={emoji} size={20} />
					{count}
				</li>
			))}
		</ul>
	);
}
