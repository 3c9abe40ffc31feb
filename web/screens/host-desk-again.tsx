import type { Game } from "../../gateway/protocol.ts";
import { Button } from "../parts/button.tsx";
import { hostWords } from "./host-words.ts";
import { isSolo } from "./seats.ts";
import { useSending } from "./sending.ts";

/** Takes everybody who is still here back to the lobby, with the same rules. */
export function PlayAgain({ game }: { game: Game }) {
	const { sending, send } = useSending();
	return (
		<Button busy={sending} onClick={() => send("game/vip", { vip_action: { play_again: true } })}>
			{isSolo(game) ? hostWords.againAlone : hostWords.again}
		</Button>
	);
}
