import { ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
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
	onClick?: ((event: MouseEvent) => void) | undefined;
}

/** Shows a large link: a picture, a title and a line of text. */
export function Choice({ to, state, picture, title, text, hot = false, onClick }: ChoiceProps) {
	return (
		<Link
			to={to}
			state={state}
			className={classes(styles.choice, hot && styles.hot)}
			onClick={onClick}
		>
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
