import { STATUS } from "#game/status.ts";
import { type Kept, KeptPlotluck } from "../support/kept-plotluck.ts";
import { SteadyPlayer } from "../support/steady-player.ts";
import { playTo } from "../support/wire-game.ts";
import { call } from "../support/wire-player.ts";
import { atMost, type Figure } from "./figure.ts";

const GAMES = 10;
const KILLS: [Kept[], number][] = [
	[["server"], 3],
	[["engine"], 5],
	[["server", "engine"], 6],
];

/** Figures 4 and 5: from `npm start` until a room can be opened, and from SIGKILL until ten games go on. Seconds. */
export async function startAndKill(): Promise<Figure[]> {
	const since = performance.now();
	const plotluck = await KeptPlotluck.start();
	const host = { name: "Starter", meta: { sprite_id: 0, mature: true } };
	while ((await call(plotluck.url, "POST", "/rooms/", { host })).status !== 201);
	const figures = [atMost("npm start, installed and cached, until a room is open", 6, "s", (performance.now() - since) / 1000)];

	const settings = { show_instructions: false, faster_phases: true, write_duration: 3600 };
	const games = await Promise.all(Array.from({ length: GAMES }, () => SteadyPlayer.gather(plotluck.url, 3, settings)));
	await Promise.all(games.map((game) => playTo(game, STATUS.storyWrite)));
	for (const [names, limit] of KILLS) {
		await new Promise((resolve) => setTimeout(resolve, 11_000)); // a process that lived ten seconds counts as healthy
		const at = performance.now();
		await plotluck.kill(...names);
		await Promise.all(games.flat().map(goOn));
		figures.push(atMost(`SIGKILL of ${names.join(" and ")} until ${GAMES} games go on`, limit, "s", (performance.now() - at) / 1000));
	}
	for (const player of games.flat()) player.leave();
	await plotluck.remove();
	return figures;
}

/** An action of a player who has to be back for it, until it is acknowledged: done, and undone at the next kill. */
async function goOn(player: SteadyPlayer): Promise<void> {
	const part = player.player.current_submission;
	// The host of each game never presses done, so that the part goes on.
	const done = player.player.data.vip ? false : !part?.meta.done;
	const refused = await player.act("story/submit", { submission: { id: part?.id, content: "still here" }, done_submission: done });
	if (refused) throw new Error(refused);
}
