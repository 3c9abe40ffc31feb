import { use, useState } from "react";
import type { Settings } from "#game/settings.ts";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Dialog } from "../../parts/page/dialog.tsx";
import { send } from "../../room/sending.ts";
import styles from "./house-rules.module.css";
import { RulesFormSlot } from "./rules-form-slot.ts";

const say = tableWords.lobby;

/** Sends changed settings. Resolves to whether the room took them. */
export const changeSettings = (settings: Partial<Settings>): Promise<boolean> =>
	send("game/settings", { settings });

/** Shows the host a button for all settings of the room, which can change until the start. */
export function RoomRules({ game, label }: { game: Game; label: string }) {
	const [open, setOpen] = useState(false);
	const Form = use(RulesFormSlot);
	if (!Form) return null;
	const close = () => setOpen(false);
	return (
		<>
			<button
				type="button"
				className={common.textButton}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{label}
			</button>
			<Dialog title={say.rules} open={open} onClose={close} className={styles.dialog}>
				<Form
					settings={game.settings}
					people={writersOf(game).length}
					onSave={changeSettings}
					onClose={close}
				/>
			</Dialog>
		</>
	);
}
