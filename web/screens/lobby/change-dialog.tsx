import { lazy } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { LatePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { lobbyWords } from "../../words/lobby.ts";
import { siteWords } from "../../words/site.ts";

/** Loads late, because most players keep the seat that they joined with. */
const ChangeForm = lazy(() => import("./change-form.tsx"));

interface Props {
	game: Game;
	player: OwnPlayer;
	open: boolean;
	onClose: () => void;
}

/** Asks how a seat in the lobby should change. */
export const ChangeDialog = ({ game, player, open, onClose }: Props) => (
	<Dialog title={lobbyWords.changeHeading} open={open} onClose={onClose}>
		<LatePart loading={siteWords.loading} missing={lobbyWords.noForm}>
			<ChangeForm game={game} player={player} onClose={onClose} />
		</LatePart>
	</Dialog>
);
