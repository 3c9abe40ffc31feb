import { Pencil } from "lucide-react";
import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
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
 * Opens the doodle pad in a dialog while others write, which takes longest. The dialog is part of the
 * screen, so it closes when the phase ends, and the drawing is kept.
 */
export function DoodleButton({ game }: { game: Game }) {
	const [open, setOpen] = useState(false);
	if (game.status !== STATUS.storyWrite) return null;
	return (
		<>
			<Button kind="plain" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
