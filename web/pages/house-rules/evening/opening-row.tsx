import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./opening-row.module.css";

interface Props {
	picture?: ReactNode;
	title: string;
	text?: ReactNode;
	/** The id of what the row opens. */
	controls: string;
	open: boolean;
	onToggle: () => void;
}

/** Shows a row that opens what it names. */
export function OpeningRow({ picture, title, text, controls, open, onToggle }: Props) {
	const Sign = open ? ChevronDown : ChevronRight;
	return (
		<button
			type="button"
			className={styles.row}
			aria-expanded={open}
			aria-controls={controls}
			onClick={onToggle}
		>
			{picture}
			<span className={styles.words}>
				<b>{title}</b>
				{text && <span className={styles.text}>{text}</span>}
			</span>
			<Sign size={22} strokeWidth={3} aria-hidden />
		</button>
	);
}
