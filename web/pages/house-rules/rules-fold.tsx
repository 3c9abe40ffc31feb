import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { createWords } from "#words/game/create.ts";
import styles from "./rules-fold.module.css";

/** Shows the house rules in one line, and all of them once it is pressed. */
export function RulesFold({ inShort, children }: { inShort: string; children: ReactNode }) {
	const [open, setOpen] = useState(false);
	const block = useId();
	const Sign = open ? Minus : Plus;
	return (
		<>
			<button
				type="button"
				className={styles.fold}
				aria-expanded={open}
				aria-controls={block}
				onClick={() => setOpen(!open)}
			>
				<b>{createWords.rules}</b>
				<span className={styles.short}>{inShort}</span>
				<Sign size={20} strokeWidth={3} aria-hidden />
			</button>
			<div id={block} className={styles.rules} hidden={!open}>
				{open && children}
			</div>
		</>
	);
}
