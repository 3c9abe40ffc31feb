import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./row-button.module.css";

interface Props extends Omit<ComponentProps<"button">, "title"> {
	picture?: ReactNode;
	title: string;
	text?: ReactNode;
	/** The sign at the end of the row. */
	sign?: LucideIcon;
}

/** Shows a row that leads to what it names. */
export const RowButton = ({
	picture,
	title,
	text,
	sign: Sign = ChevronRight,
	...button
}: Props) => (
	<button type="button" className={styles.row} {...button}>
		{picture}
		<span className={styles.words}>
			<b>{title}</b>
			{text && <span className={styles.text}>{text}</span>}
		</span>
		<Sign size={22} strokeWidth={3} aria-hidden />
	</button>
);
