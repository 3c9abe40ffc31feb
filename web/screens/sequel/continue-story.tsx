import { sequelWords } from "#words/game/sequel.ts";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";

/** Takes all players back to the lobby of a game that continues the winning story. */
export function ContinueStory() {
	const { sending, send } = useSending();
	return (
		<Button
			kind="plain"
			busy={sending}
			onClick={() => send("game/vip", { vip_action: { sequel: true } })}
		>
			{sequelWords.start}
		</Button>
	);
}
