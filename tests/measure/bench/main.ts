import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { coresBeside, leftOut } from "../../support/process-cost.ts";
import { actions } from "./actions.ts";
import { autosaves } from "./autosaves.ts";
import { cluster } from "./crowds/cluster.ts";
import { evening, people } from "./crowds/people.ts";
import { sleepers } from "./crowds/sleepers.ts";
import { sparks } from "./crowds/sparks.ts";
import { exitCodeOf, type Figure, table, withoutProc } from "./figure.ts";
import { firstLoad } from "./first-load.ts";
import { frames } from "./frames.ts";
import { kill } from "./kill.ts";
import { load } from "./load.ts";
import { oneGame } from "./one-game.ts";
import { guest } from "./pages/guest.ts";
import { peers } from "./peers.ts";
import { comparison } from "./record/comparison.ts";
import type { RecordedFigure } from "./record/page.ts";
import { factsOfRun, readRecord, writeRecord } from "./record/run.ts";
import { start } from "./start.ts";
import { stop } from "./stop.ts";

/**
 * Measures all figures one after another, because they share the machine, or only the named jobs.
 * `--record` keeps them in docs/bench.md, and `--compare` prints them beside the kept ones.
 */
const { values, positionals: named } = parseArgs({
	options: {
		quick: { type: "boolean", default: false },
		rooms: { type: "string" },
		record: { type: "boolean", default: false },
		compare: { type: "boolean", default: false },
	},
	allowPositionals: true,
});
const { quick } = values;
const recorded = values.compare ? await readRecord() : null;
const rooms = (usual: number): number => Number(values.rooms ?? usual);
const folder = await mkdtemp(join(tmpdir(), "plotluck-bench-"));
const figures: (Figure & RecordedFigure)[] = [];
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
	peers: () => peers(folder, quick ? 12 : 30),
	...(quick
		? {}
		: {
				evening: () => evening(folder, rooms(1000)),
				cluster: () => cluster(rooms(100), 30),
				sleepers: () => sleepers(folder, rooms(10_000)),
				"one-game": () => oneGame(folder),
				kill: () => kill(folder),
				stop: () => stop(3),
			}),
};
/** Jobs that run only when they are named, because they install software. */
const INSTALLING = ["peers"];
const chosen = Object.entries(jobs).filter(([name]) =>
	named.length > 0 ? named.includes(name) : !INSTALLING.includes(name),
);
const failed = new Set<string>();
for (const [name, job] of chosen) {
	const since = performance.now();
	try {
		const { result, cores } = await coresBeside(job);
		figures.push(...withoutProc(result).map((figure) => ({ ...figure, load: cores })));
	} catch (error) {
		// The figures of the other jobs took half an hour.
		failed.add(name);
		process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : error}\n`);
	}
	process.stdout.write(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${table(figures)}\n`);
const missing = leftOut("memory and processor time of processes");
if (missing) process.stdout.write(`${missing}\n`);
const facts = await factsOfRun(
	chosen.map(([name]) => (failed.has(name) ? `${name} (failed)` : name)),
	quick,
);
const now = { facts, figures };
if (recorded) process.stdout.write(`\n${comparison(recorded, now)}\n`);
if (values.record) await writeRecord(now);
process.exit(failed.size > 0 ? 1 : exitCodeOf(figures));
