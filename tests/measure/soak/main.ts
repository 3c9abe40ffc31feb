import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { root } from "../../../supervisor/paths.mjs";
import { runUntilShutdown } from "../../../supervisor/server/shutdown.mjs";
import { Crowd } from "../../faults/chaos/crowd.ts";
import { CHAOS_TABLES, playChaosGame } from "../../faults/chaos/evenings.ts";
import { leftOut } from "../../support/process-cost.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { comeAndGo } from "./comers-and-goers.ts";
import { type Sample, sample } from "./sample.ts";
import { minutes as byMinute, trends, trendTable } from "./trend.ts";

/**
 * `npm run stress -- soak --minutes 20`: plays games in every mode and watches memory and handles. The
 * server logs to dist/soak.log.
 */
const { values } = parseArgs({
	options: {
		minutes: { type: "string", default: "20" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
	},
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const SAMPLE_EVERY = 5000;
/** Minutes in which code is compiled and caches fill. */
const WARM_UP = minutes / 4;

const write = (text: string) => void process.stdout.write(`${text}\n`);
const since = performance.now();
const elapsed = () => (performance.now() - since) / 60_000;
const isOver = () => elapsed() > minutes;

const code = await runUntilShutdown(async (onShutdown) => {
	const plotluck = await SupervisedPlotluck.start();
	onShutdown(() =>
		plotluck.remove().then(() => writeFile(join(root, "dist", "soak.log"), plotluck.output)),
	);
	const faults: string[] = [];
	const samples: Sample[] = [];
	let games = 0;
	const crowd = new Crowd();
	const playing = CHAOS_TABLES.map(async ([mode, players], at) => {
		for (let game = 0; !isOver(); game++) {
			faults.push(
				...(await playChaosGame(crowd, plotluck.url, {
					mode,
					players,
					seed: seed * 1000 + at * 100 + game,
					closes: true,
				})),
			);
			games++;
		}
	});
	// A lobby a second, beside the games.
	const visiting = (async () => {
		for (; !isOver(); await pause(1000), games++) await comeAndGo(plotluck.url);
	})();
	const watching = (async () => {
		for (; !isOver(); await pause(SAMPLE_EVERY)) samples.push(await sample(plotluck, elapsed()));
	})();
	await Promise.all([...playing, visiting, watching]);
	const { losses, apologies } = crowd.troubles;
	if (losses + apologies > 0)
		faults.push(`${losses} lines were lost and ${apologies} messages had to be sent again`);
	const all = trends(samples.filter(({ at }) => at > WARM_UP));
	write(
		`${trendTable(all)}\n\n${byMinute(samples)}\n\n${games} games in ${minutes} minutes after ${WARM_UP} of warm-up, ${samples.length} samples, seed ${seed}`,
	);
	const missing = leftOut("memory and handles of server and engine");
	if (missing) write(missing);
	for (const fault of faults) write(`- ${fault.slice(0, 1000)}`);
	return faults.length === 0 && all.every(({ isFlat }) => isFlat) ? 0 : 1;
});
process.exit(code);
