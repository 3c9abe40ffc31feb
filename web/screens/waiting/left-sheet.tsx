import type { ReactNode } from "react";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "./left-sheet.module.css";
import { lastSentence } from "./own-line.ts";

interface LeftSheetProps {
	/** The reader's part. */
	text: string;
	/** The note that the others get only the sentence. */
	label: string;
	className?: string | undefined;
	children?: ReactNode;
}

/** Shows the last sentence that a writer left to the others; nothing without one. */
export function LeftSheet({ text, label, className, children }: LeftSheetProps) {
	const sentence = lastSentence(text);
	if (!sentence) return null;
	return (
		<Sheet className={classes(styles.left, className)}>
			<p className={common.quiet}>{label}</p>
			<Quoted as="p" className={styles.sentence}>
				{sentence}
			</Quoted>
			{children}
		</Sheet>
	);
}
