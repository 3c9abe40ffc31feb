import { speedName } from "#game/settings/speeds.ts";
import type { Game } from "#game/wire/state.ts";
import { createWords } from "#words/game/create.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { slowWords } from "#words/game/slow.ts";
import { comma, facts } from "#words/grammar.ts";

/** Shows the room's settings on one line: speed, maturity, parts and audience. */
export function RoomSummary({ game }: { game: Game }) {
	const { write_duration, num_switches, maturity } = game.settings;
	const speed = speedName(write_duration);
	const slow = game.settings.pace === "slow";
	return (
		<>
			<b>
				{slow
					? slowWords.chip(slowWords.time(game.settings.part_hours))
					: speed
						? lobbyWords.speed(createWords.speeds[speed], write_duration)
						: lobbyWords.untimed}
			</b>
			{comma}
			{facts([
				lobbyWords.rating[maturity],
				lobbyWords.parts(num_switches),
				game.extra.num_audience > 0 && lobbyWords.watching(game.extra.num_audience),
			])}
		</>
	);
}
