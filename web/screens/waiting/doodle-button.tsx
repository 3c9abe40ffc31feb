import { Pencil } from "lucide-react";
import { useState } from "react";
import { doodleWords as say } from "#words/game/doodle.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import styles from "./doodle-button.module.css";

const DoodlePad = latePart(() => import("../../doodle/doodle-pad.tsx"), "default", {
	loading: say.fetching,
	missing: say.noPad,
});

/**
 * Opens the doodle pad in a dialog for a waiting player. The dialog is part of the screen, so it
 * closes when the phase ends, and the drawing is kept.
 */
export function DoodleButton({ className }: { className?: string | undefined }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button
				kind="plain"
				small
				className={className}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Pencil size={17} aria-hidden />
				{say.open}
			</Button>
			<Dialog
				title={say.heading}
				open={open}
				className={styles.dialog}
				onClose={() => setOpen(false)}
			>
				<DoodlePad />
			</Dialog>
		</>
	);
}
