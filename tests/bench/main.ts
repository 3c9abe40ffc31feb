import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../supervisor/places.mjs";
import { type Figure, table } from "./figure.ts";
import { firstLoad } from "./first-load.ts";
import { load } from "./load.ts";
import { oneGame } from "./one-game.ts";
import { saves } from "./saves.ts";
import { startAndKill } from "./start-and-kill.ts";

/** All figures in one run, one after another, because they share the machine. Writes dist/bench.json beside the table. */
const quick = process.argv.includes("--quick");
const folder = await mkdtemp(join(tmpdir(), "plotluck-bench-"));
const figures: Figure[] = [];
const jobs: [string, () => Promise<Figure[]>][] = [
	["first load", firstLoad],
	["start and kill", startAndKill],
	["one game", () => oneGame(folder)],
	["saves", () => saves(folder, quick ? 5 : 15)],
	["load", () => load(folder, quick ? 10 : 30, !quick)],
];
for (const [name, job] of jobs) {
	const since = performance.now();
	figures.push(...(await job()));
	process.stdout.write(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
}
await writeFile(
	join(root, "dist/bench.json"),
	`${JSON.stringify({ at: new Date().toISOString(), node: process.version, figures }, null, "\t")}\n`,
);
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${table(figures)}\n`);
process.exit(0);
