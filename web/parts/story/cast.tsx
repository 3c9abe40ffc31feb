import { classes } from "../classes.ts";
import common from "../common.module.css";
import { Marked } from "../marked.tsx";
import styles from "./cast.module.css";

interface CastProps {
	label: string;
	names: readonly string[];
	className?: string | undefined;
}

/** Who a story is about, on one line; nothing where nobody is named. */
export function Cast({ label, names, className }: CastProps) {
	if (names.length === 0) return null;
	return (
		<p className={classes(styles.cast, className)}>
			<span className={common.quiet}>{label} </span>
			{names.map((name, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list never changes
				<span key={i}>
					{i > 0 && " "}
					<Marked>{name}</Marked>
				</span>
			))}
		</p>
	);
}
