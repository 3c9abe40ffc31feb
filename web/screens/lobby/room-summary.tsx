import { speedName } from "#game/settings.ts";
import type { Game } from "#game/wire/state.ts";
import { lobbyWords } from "../../words/lobby.ts";

interface Props {
	game: Game;
	/** Leaves out whether there are instructions, where they are just being read. */
	inGuide?: boolean;
}

/** One line that says what kind of game this is: instructions, speed, maturity, parts, audience. */
export function RoomSummary({ game, inGuide = false }: Props) {
	const { write_duration, num_switches, maturity, show_instructions } = game.settings;
	const speed = speedName(write_duration);
	return (
		<>
			{!inGuide && `${show_instructions ? lobbyWords.guideOn : lobbyWords.guideOff}, `}
			<b>{speed ? lobbyWords.speed(speed, write_duration) : lobbyWords.untimed}</b>,{" "}
			{lobbyWords.rating[maturity]}, {lobbyWords.parts(num_switches)}
			{game.extra.num_audience > 0 && `, ${lobbyWords.watching(game.extra.num_audience)}`}
		</>
	);
}
