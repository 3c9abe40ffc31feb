import { Check, CloudOff, LoaderCircle, Lock } from "lucide-react";
import { useSnapshot } from "valtio";
import { classes } from "../../parts/classes.ts";
import { Pill } from "../../parts/pill.tsx";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./save-state.module.css";

const ICON = { saving: LoaderCircle, saved: Check, offline: CloudOff, closed: Lock };

/**
 * Shows whether the typed text is saved. The live region is always in the page because screen
 * readers announce only its changes.
 */
export function SaveStateLine() {
	const { save } = useSnapshot(store.room);
	const Icon = save === "idle" ? null : ICON[save];
	return (
		<span role="status">
			{Icon && (
				<Pill className={classes(styles.state, save === "saved" && styles.saved)}>
					<Icon size={15} strokeWidth={3} aria-hidden />
					{siteWords.save[save]}
				</Pill>
			)}
		</span>
	);
}
