import { comma, space } from "#words/grammar.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import { Marked } from "../marked.tsx";
import styles from "./cast.module.css";
import { Quoted } from "./quoted.tsx";

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
			{names.map((name, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: names repeat; the list never changes
				<Quoted as="bdi" key={i}>
					{i > 0 && comma}
					<Marked>{name}</Marked>
				</Quoted>
			))}
		</p>
	);
}
