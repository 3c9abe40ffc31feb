import { STATUS } from "#game/status.ts";
import { CensorForm } from "./censor-form.tsx";
import type { ScreenProps } from "./screen.ts";
import { isHost, waits } from "./seats.ts";
import { Waiting } from "./waiting.tsx";
import { screenWords } from "./words.ts";
import "./censor.css";

const words = screenWords.censor;

/** Moderation: the host marks what nobody should read, the others wait (gameplay.md section 2). */
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
