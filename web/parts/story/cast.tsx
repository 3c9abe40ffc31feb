import { facts, space } from "#words/grammar.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./cast.module.css";
import { MarkedNames } from "./marked-names.tsx";

interface CastProps {
	label: string;
	names: readonly string[];
	className?: string | undefined;
}

/** Shows the names of a story's characters; null without names. */
export function Cast({ label, names, className }: CastProps) {
	if (names.length === 0) return null;
	return (
		<p className={classes(styles.cast, className)}>
			<span className={common.quiet}>{label}</span>
			{space}
			<MarkedNames names={names} join={facts} />
		</p>
	);
}
