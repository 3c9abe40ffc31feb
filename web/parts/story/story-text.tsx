import { classes } from "../classes.ts";
import styles from "./story-text.module.css";

interface StoryTextProps {
	/** The text of a writer, or a note that it is blank or removed. */
	kind?: "text" | "blank" | "removed";
	className?: string | undefined;
	children: string;
}

const LOOKS = { text: undefined, blank: styles.blank, removed: styles.removed };

/** Shows the text of a part with its line breaks. */
export const StoryText = ({ kind = "text", className, children }: StoryTextProps) => (
	<p dir="auto" className={classes(styles.text, LOOKS[kind], className)}>
		{children}
	</p>
);
