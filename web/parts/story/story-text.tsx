import { classes } from "../classes.ts";
import { Quoted } from "./quoted.tsx";
import styles from "./story-text.module.css";

interface StoryTextProps {
	/** The text of a writer, or a note that it is blank or removed. */
	kind?: "text" | "blank" | "removed";
	className?: string | undefined;
	children: string;
}

const LOOKS = { text: undefined, blank: styles.blank, removed: styles.removed };

/** Shows the text of a part with its line breaks. */
export function StoryText({ kind = "text", className, children }: StoryTextProps) {
	const shape = classes(styles.text, LOOKS[kind], className);
	if (kind !== "text") return <p className={shape}>{children}</p>;
	return (
		<Quoted as="p" className={shape}>
			{children}
		</Quoted>
	);
}
