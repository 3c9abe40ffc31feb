import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./field-notes.module.css";

interface HintProps {
	as?: "p" | "span";
	className?: string | undefined;
	children: ReactNode;
}

/** Shows a quiet line about a control. */
export const Hint = ({ as: Tag = "span", className, children }: HintProps) => (
	<Tag className={classes(styles.hint, className)}>{children}</Tag>
);

/** Shows the hint and the error of a control. Screen readers announce the error. */
export function FieldNotes({
	hint,
	error,
}: {
	hint?: ReactNode;
	error?: string | null | undefined;
}) {
	return (
		<>
			{hint && <Hint>{hint}</Hint>}
			<span role="alert" className={styles.alert}>
				{error && (
					<span className={styles.error}>
						<TriangleAlert size={18} aria-hidden />
						{error}
					</span>
				)}
			</span>
		</>
	);
}
