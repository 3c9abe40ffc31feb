import type { Game } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { isSolo } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";

/** Takes all players back to the lobby with the same settings (docs/game.md "Playing again"). */
export function PlayAgain({ game }: { game: Game }) {
	const { sending, send } = useSending();
	const solo = isSolo(game);
	return (
		<Button
			// Beside the button that shares the winner.
			kind={solo ? "hot" : "plain"}
			busy={sending}
			onClick={() => send("game/vip", { vip_action: { play_again: true } })}
		>
			{solo ? hostWords.againAlone : hostWords.again}
		</Button>
	);
}
