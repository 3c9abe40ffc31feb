import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classes } from "../classes.ts";
import styles from "./choice.module.css";

interface ChoiceProps {
	to: string;
	/** Goes into the history entry. */
	state?: unknown;
	picture: ReactNode;
	title: string;
	text: string;
	hot?: boolean;
}

/** Shows a large link: a picture, a title and a line of text. */
export function Choice({ to, state, picture, title, text, hot = false }: ChoiceProps) {
	return (
		<Link to={to} state={state} className={classes(styles.choice, hot && styles.hot)}>
			<span className={styles.picture}>{picture}</span>
			<span>
				<b>{title}</b>
				<span className={styles.about}>{text}</span>
			</span>
			<ChevronRight size={24} strokeWidth={3} aria-hidden />
		</Link>
	);
}

/** Stacks `Choice` elements. */
export const Choices = ({ children }: { children: ReactNode }) => (
	<div className={styles.choices}>{children}</div>
);
