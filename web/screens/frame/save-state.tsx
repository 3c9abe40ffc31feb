import { Check, CloudOff, LoaderCircle, Lock } from "lucide-react";
import { roomWords } from "#words/game/room.ts";
import { classes } from "../../parts/classes.ts";
import { Pill } from "../../parts/pill.tsx";
import { saveNoteOf } from "../../room/connection/connection-state.ts";
import { useRoom } from "../../room/use-room.ts";
import styles from "./save-state.module.css";

const ICON = { saving: LoaderCircle, saved: Check, kept: CloudOff, closed: Lock };

/** The kind of input to save: the part, or the names, cast or title that are being entered. */
export type Saved = "part" | "entry";

/**
 * Shows whether what the player types or picks is saved. The live region is always in the page because screen
 * readers announce only its changes.
 */
export function SaveStateLine({ of }: { of: Saved }) {
	const { save, entrySave, connection } = useRoom();
	const note = saveNoteOf(of === "part" ? save : entrySave, connection);
	const Icon = note === "idle" ? null : ICON[note];
	return (
		<span role="status" data-save>
			{Icon && (
				<Pill className={classes(styles.state, note === "saved" && styles.saved)}>
					<Icon size={15} strokeWidth={3} aria-hidden />
					{roomWords.save[note]}
				</Pill>
			)}
		</span>
	);
}
