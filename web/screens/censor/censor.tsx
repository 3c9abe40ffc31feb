import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isHost, waits } from "../../game/seats.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { CensorForm } from "./censor-form.tsx";

const words = screenWords.censor;

/** Shows the moderation phase: the host marks parts, the others wait (docs/game.md "Censoring"). */
export function Censor({ game, player }: ScreenProps) {
	const done = STATUS.postCensoring;
	if (isHost(game, player) && !waits(player, done))
		return <CensorForm game={game} player={player} />;
	const host = game.players[game.host_id];
	return (
		<Waiting
			picture="eyes"
			game={game}
			player={player}
			done={done}
			heading={words.waitHeading}
			text={words.waitText(host?.name ?? "")}
		/>
	);
}
