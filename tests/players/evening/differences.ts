import type { Game } from "#game/wire/state.ts";
import type { SteadyPlayer } from "../wire/steady-player.ts";
import { expectedCourse, isInOrderOf } from "./course.ts";
import { firstDifference } from "./first-difference.ts";
import type { Party } from "./party.ts";
import { expectedCasts, handFaults, promptFaults, ringFaults, shownCasts } from "./rules.ts";
import { expectedScores, shownScores } from "./scores.ts";
import type { ScriptedPlayer } from "./script.ts";
import { shownFaults } from "./shown.ts";
import { expectedStats } from "./stats.ts";

/**
 * Returns all violations of docs/game.md in a game with results: compares parts, names, titles,
 * reactions, votes and points with the ledger.
 */
export function differences({ players, fans, ledger }: Party): string[] {
	const [host] = players;
	if (!host) return ["nobody came"];
	const { game } = host;
	const { settings, disturbed } = ledger;
	const num_switches = settings.auto_sync_parts_to_players ? players.length : settings.num_switches;
	return [
		...[...players, ...fans].flatMap((guest) =>
			difference(`what ${guest.id} sees`, lasting(guest), lasting(host)),
		),
		...players.flatMap((player) => courseFaults(player.course, expectedCourse(ledger), disturbed)),
		...(disturbed ? [] : [...players, ...fans].flatMap(troubles)),
		...difference("settings", game.settings, { ...settings, num_switches }),
		...ringFaults(game, ledger),
		...handFaults(ledger),
		...promptFaults(ledger),
		...shownFaults(game, ledger),
		...difference("casts", shownCasts(game), expectedCasts(game, ledger)),
		...difference("scores", shownScores(game), expectedScores(game, ledger)),
		...difference("statistics", game.game_stats, expectedStats(game, ledger)),
		...difference("audience", game.extra, {
			num_audience: fans.length,
			num_screens: 0,
			language: settings.language,
		}),
	];
}

const troubles = ({ id, losses, apologies }: SteadyPlayer): string[] =>
	losses + apologies > 0
		? [`${id} lost the line ${losses} times, and was asked ${apologies} times to send again`]
		: [];

function courseFaults(course: number[], expected: number[], disturbed: boolean): string[] {
	return disturbed && isInOrderOf(course, expected) ? [] : difference("course", course, expected);
}

/** Returns what a player sees, without the connection states when connections fail. */
function lasting({ game, ledger }: ScriptedPlayer): Partial<Game> {
	const { status, stories, awards, game_stats } = game;
	return ledger.disturbed ? { status, stories, awards, game_stats } : game;
}

/** Returns the first difference between two values, in a list. */
const difference = (place: string, shown: unknown, expected: unknown): string[] =>
	[firstDifference(place, shown, expected)].filter((found) => found !== null);
