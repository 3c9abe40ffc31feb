import { useState } from "react";
import type { Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import { Dialog } from "../../../parts/page/dialog.tsx";
import { StateTag, WaitingStrip } from "../../waiting/waiting-strip.tsx";
import styles from "./faces.module.css";

const words = screenWords.write.faces;

/** How many faces there are at most beside the done switch. */
const SHOWN = 4;

interface Props {
	/** Players who are not done are first. */
	players: readonly PublicPlayer[];
	/** Players with this status or a later one are done. */
	doneFrom: Status;
}

/** Shows how many are done, beside some faces where there is room, and all of them on a press. */
export function Faces({ players, doneFrom }: Props) {
	const [open, setOpen] = useState(false);
	const done = players.filter(({ status }) => status >= doneFrom).length;
	return (
		<>
			<button
				type="button"
				className={styles.faces}
				aria-haspopup="dialog"
				aria-label={words.label(done, players.length)}
				onClick={() => setOpen(true)}
			>
				{players.slice(0, SHOWN).map((player) => (
					<span key={player.id} className={styles.face}>
						<Avatar sprite={player.meta.sprite_id} size={36} />
						<StateTag player={player} doneFrom={doneFrom} />
					</span>
				))}
				<span dir="auto" className={styles.sum}>
					<span className={styles.long}>{words.sum(done, players.length)}</span>
					<span dir="ltr" className={styles.short}>
						{done}/{players.length}
					</span>
				</span>
			</button>
			<Dialog title={words.title} open={open} onClose={() => setOpen(false)}>
				<WaitingStrip players={players} doneFrom={doneFrom} />
			</Dialog>
		</>
	);
}
