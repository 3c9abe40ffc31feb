import { speedName } from "#game/settings.ts";
import type { Game } from "../../gateway/protocol.ts";
import { screenWords } from "./words.ts";

const words = screenWords.lobby;

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
			{!inGuide && `${show_instructions ? words.guideOn : words.guideOff}, `}
			<b>{speed ? words.speed(speed, write_duration) : words.untimed}</b>, {words.rating[maturity]}, {words.parts(num_switches)}
			{game.extra.num_audience > 0 && `, ${words.watching(game.extra.num_audience)}`}
		</>
	);
}
