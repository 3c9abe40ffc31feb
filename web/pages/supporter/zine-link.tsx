import { Lock } from "lucide-react";
import { supporterWords as say } from "#words/site/supporters.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import styles from "./supporter.module.css";

/** Leads to the zine, which only supporters can read. */
export function ZineLink({ open }: { open: boolean }) {
	return (
		<span className={styles.zine}>
			{open ? (
				<ButtonLink kind="plain" small to="/zine">
					{say.zine}
				</ButtonLink>
			) : (
				<span className={classes(common.quiet, styles.locked)}>
					<Lock size={16} aria-hidden />
					{say.zineLocked}
				</span>
			)}
		</span>
	);
}
