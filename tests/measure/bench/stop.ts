import { setTimeout as pause } from "node:timers/promises";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { ReconnectingLine } from "./clients/reconnecting-line.ts";
import { writingRooms } from "./clients/rooms.ts";
import { atMost, type Figure } from "./figure.ts";

const GAMES = 8;
/** Seconds. */
const LIMIT = 3;
/** What the engine has just got when the stop begins, and the figure's words for it. */
const ENGINES: [NodeJS.Signals | null, string][] = [
	[null, "healthy"],
	["SIGSTOP", "frozen"],
	["SIGKILL", "just killed"],
];
/** Milliseconds after a start in which the engine still does what it missed. */
const SETTLED = 8000;

/**
 * The longest of some stops: seconds from Ctrl-C until no process of `npm start` runs, with eight
 * games in progress and the engine healthy or away.
 */
export async function stop(runs: number): Promise<Figure[]> {
	const plotluck = await SupervisedPlotluck.start();
	const games = await writingRooms(plotluck.url, GAMES);
	for (const { lines } of games) for (const line of lines) new ReconnectingLine(line);
	const figures: Figure[] = [];
	for (const [signal, state] of ENGINES) {
		const seconds: number[] = [];
		while (seconds.length < runs) {
			await pause(SETTLED);
			await Promise.all(games.map((game) => game.toggleAcknowledged()));
			if (signal) plotluck.signal(signal, "engine");
			const since = performance.now();
			const { code, left } = await plotluck.interrupt();
			seconds.push((performance.now() - since) / 1000);
			if (code !== 0 || left.length > 0) throw new Error(`the stop left ${left} with ${code}`);
			await plotluck.start();
		}
		const name = `Ctrl-C until ${GAMES} games have stopped, engine ${state}`;
		figures.push(atMost(name, LIMIT, "s", Math.max(...seconds)));
	}
	for (const game of games) game.close();
	await plotluck.remove();
	return figures;
}
