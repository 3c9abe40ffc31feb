import { setTimeout as pause } from "node:timers/promises";
import { type ProcessName, SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import type { Circle } from "./clients/circle.ts";
import { ReconnectingLine } from "./clients/reconnecting-line.ts";
import { floorRooms, writingRooms } from "./clients/rooms.ts";
import { atMost, type Figure } from "./figure.ts";
import { startFloor } from "./machines.ts";

const GAMES = 10;
const KILLS: [ProcessName[], number][] = [
	[["server"], 3],
	[["engine"], 5],
	[["server", "engine"], 6],
];
/** Milliseconds after which a process counts as healthy, so that its next restart has no delay. */
const HEALTHY = 11_000;

/**
 * Figure 4: seconds from SIGKILL until every client of ten games of eight has its state and an
 * action of each game is acknowledged. The clients reconnect like the web app.
 */
export async function kill(folder: string): Promise<Figure[]> {
	const floor = await startFloor(`${folder}/kill-floor`);
	const port = Number(new URL(floor.url).port);
	const bareGames = await floorRooms(floor.url, GAMES);
	let again = floor;
	const bare = await disturbed(bareGames, true, async () => {
		await floor.kill();
		again = await startFloor(`${folder}/kill-floor`, port);
	});
	close(bareGames);
	await again.stop();

	const plotluck = await SupervisedPlotluck.start();
	const games = await writingRooms(plotluck.url, GAMES);
	const figures: Figure[] = [];
	for (const [names, limit] of KILLS) {
		await pause(HEALTHY);
		const seconds = await disturbed(games, names.includes("server"), () => plotluck.kill(...names));
		const beside = names.includes("engine") ? {} : { floor: bare };
		figures.push(
			atMost(
				`SIGKILL of ${names.join(" and ")} until ${GAMES} games go on`,
				limit,
				"s",
				seconds,
				beside,
			),
		);
	}
	close(games);
	await plotluck.remove();
	return figures;
}

/**
 * Returns the seconds from the start of `disturb` until all games go on. `cuts`: the clients lose
 * their connections.
 */
async function disturbed(
	games: readonly Circle[],
	cuts: boolean,
	disturb: () => Promise<void>,
): Promise<number> {
	const kept = games.map(({ lines }) => lines.map((line) => new ReconnectingLine(line)));
	const at = performance.now();
	await disturb();
	if (cuts) await Promise.all(kept.flat().map(({ lost }) => lost));
	await Promise.all(
		games.map(async (game, i) => {
			await Promise.all((kept[i] ?? []).map((line) => line.back()));
			await game.toggleAcknowledged();
		}),
	);
	return (performance.now() - at) / 1000;
}

function close(games: readonly Circle[]): void {
	for (const game of games) game.close();
}
