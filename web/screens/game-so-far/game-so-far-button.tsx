import { NotebookText } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { STATUS } from "#game/status.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { useRoom } from "../../room/use-room.ts";

const say = comingBackWords.soFar;

// Loads late, because most games last one evening.
const GameSoFar = latePart(() => import("./game-so-far.tsx"), "default", {
	loading: say.loading,
	missing: say.missing,
});

/** Opens the page of a slow game that runs: what has happened, who is where, and own parts. */
export function GameSoFarButton() {
	const { game, player } = useRoom();
	const [open, setOpen] = useState(false);
	if (!game?.diary || !player || game.status <= STATUS.lobby) return null;
	return (
		<>
			<IconButton aria-haspopup="dialog" aria-label={say.open} onClick={() => setOpen(true)}>
				<NotebookText size={21} aria-hidden />
			</IconButton>
			{createPortal(
				// A low window has no header, and the open dialog would go with it.
				<Dialog title={say.open} open={open} onClose={() => setOpen(false)}>
					<GameSoFar game={game} player={player} />
				</Dialog>,
				document.body,
			)}
		</>
	);
}
