import { type ReactNode, use, useState } from "react";
import type { Settings } from "#game/settings.ts";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { Dialog } from "../../parts/page/dialog.tsx";
import { send } from "../../room/sending.ts";
import styles from "./house-rules.module.css";
import { RowButton } from "./row-button.tsx";
import { RulesFormSlot } from "./rules-form-slot.ts";

const say = tableWords.lobby;

/** Sends changed settings. Resolves to whether the room took them. */
export const changeSettings = (settings: Partial<Settings>): Promise<boolean> =>
	send("game/settings", { settings });

interface Props {
	game: Game;
	/** The evening that is chosen. */
	text: ReactNode;
}

/** Shows the host a row that opens all settings of the room, which can change until the start. */
export function RoomRules({ game, text }: Props) {
	const [open, setOpen] = useState(false);
	const Form = use(RulesFormSlot);
	if (!Form) return null;
	const close = () => setOpen(false);
	return (
		<>
			<RowButton
				title={say.rules}
				text={text}
				aria-haspopup="dialog"
				// The second press of a double click was meant for a dialog that has just closed.
				onClick={({ detail }) => detail < 2 && setOpen(true)}
			/>
			<Dialog title={say.rules} cross={false} open={open} onClose={close} className={styles.dialog}>
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
