import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../supervisor/paths.mjs";
import { actions } from "./actions.ts";
import { autosaves } from "./autosaves.ts";
import { cluster } from "./cluster.ts";
import { exitCodeOf, type Figure, table, withoutProc } from "./figure.ts";
import { firstLoad } from "./first-load.ts";
import { frames } from "./frames.ts";
import { kill } from "./kill.ts";
import { load } from "./load.ts";
import { oneGame } from "./one-game.ts";
import { guest } from "./pages/guest.ts";
import { evening, people } from "./people.ts";
import { leftOut } from "./process-cost.ts";
import { sparks } from "./sparks.ts";
import { start } from "./start.ts";
import { stop } from "./stop.ts";

/**
 * Measures all figures one after another, because they share the machine, or only the named jobs.
 * Also writes dist/bench.json.
 */
const { values, positionals: named } = parseArgs({
	options: { quick: { type: "boolean", default: false }, rooms: { type: "string" } },
	allowPositionals: true,
});
const { quick } = values;
const rooms = (usual: number): number => Number(values.rooms ?? usual);
const folder = await mkdtemp(join(tmpdir(), "plotluck-bench-"));
const figures: Figure[] = [];
const jobs: Record<string, () => Promise<Figure[]>> = {
	start: () => start(folder),
	"first-load": firstLoad,
	autosaves: () => autosaves(folder, quick ? 5 : 20),
	actions: () => actions(folder, quick ? 6 : 20),
	load: () =>
		load(folder, quick ? { write: 12, save: 4, step: 0 } : { write: 30, save: 10, step: 12 }),
	people: () => people(folder, quick ? 8 : 20),
	sparks: () => sparks(folder, quick ? { rounds: 2, seconds: 6 } : { rounds: 4, seconds: 12 }),
	frames: () => frames(folder, { seconds: quick ? 5 : 15 }),
	guest: () => guest(folder, quick ? 1 : 5),
	...(quick
		? {}
		: {
				evening: () => evening(folder, rooms(1000)),
				cluster: () => cluster(rooms(100), 30),
				"one-game": () => oneGame(folder),
				kill: () => kill(folder),
				stop: () => stop(3),
			}),
};
for (const [name, job] of Object.entries(jobs)) {
	if (named.length > 0 && !named.includes(name)) continue;
	const since = performance.now();
	figures.push(...(await job()));
	process.stdout.write(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
}
const results = withoutProc(figures);
const told = { at: new Date().toISOString(), node: process.version, quick, figures: results };
await writeFile(join(root, "dist/bench.json"), `${JSON.stringify(told, null, "\t")}\n`);
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${table(results)}\n`);
const missing = leftOut("memory and processor time of processes");
if (missing) process.stdout.write(`${missing}\n`);
process.exit(exitCodeOf(results));
