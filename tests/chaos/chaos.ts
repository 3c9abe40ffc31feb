import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Network } from "../support/network.ts";
import { smallDisk } from "../support/small-disk.ts";
import { SupervisedPlotluck } from "../support/supervised-plotluck.ts";
import { Crowd } from "./crowd.ts";
import { CHAOS_TABLES, playChaosGame } from "./evenings.ts";
import { drawFaults } from "./faults.ts";
import { Pulse } from "./pulse.ts";
import type { ChaosReport } from "./report.ts";
import { type Site, strike } from "./strike.ts";
import { typeAgainstTheClock } from "./typists.ts";
import { HOPELESS, untilServed } from "./until-served.ts";

export interface Plan {
	seed: number;
	kills: number;
	/** Minutes after which no further fault starts. */
	minutes: number;
	/** Longest duration of a fault in ms. */
	longest: number;
	/** Longest time in ms that a player may wait after a fault. */
	patience: number;
	/** File for the server's log. */
	log?: string;
	/** Called with a line about each fault. */
	tell?: (line: string) => void;
}

/** Size of the disk in MB, enough for the databases of a thousand games. */
const DISK = 400;
/** Milliseconds in which the games must end after the last fault. */
const LAST_GAMES = 300_000;

/** Plays games in every mode while faults strike. Removes everything in the end. */
export async function chaos(plan: Plan): Promise<ChaosReport> {
	const disk = await smallDisk(DISK);
	const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), "plotluck-chaos-")));
	const plotluck = await SupervisedPlotluck.start({
		folder,
		env: { LOG_LEVEL: "info" },
	});
	const networks = await Promise.all(
		[...CHAOS_TABLES, "typists"].map(() => Network.open(plotluck.url)),
	);
	try {
		return await disturbGames(plan, { plotluck, disk, networks });
	} finally {
		for (const network of networks) await network.close();
		await plotluck.remove();
		if (plan.log) await writeFile(plan.log, plotluck.output);
		await disk?.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

async function disturbGames(plan: Plan, site: Site): Promise<ChaosReport> {
	const since = performance.now();
	const crowd = new Crowd();
	const over = new AbortController();
	const pulse = await Pulse.open(crowd, site.plotluck.url);
	const report: ChaosReport = {
		seed: plan.seed,
		struck: [],
		leftOut: [],
		games: 1,
		minutes: 0,
		violations: [],
	};
	const broken = (what: string) => report.violations.push(what);
	const playing = Promise.all([
		...site.networks.map(({ url }, table) =>
			playGames(plan.seed, table, url, crowd, over.signal, report),
		),
		pulse.beat(over.signal).then(
			(faults) => faults.forEach(broken),
			(fault) => broken(`the pulse: ${fault}`),
		),
	]);
	try {
		await strikeAll(plan, site, crowd, pulse, report, since + plan.minutes * 60_000);
	} catch (problem) {
		broken(`no more faults could be done: ${problem}`);
	}
	over.abort();
	const ended = await Promise.race([
		playing.then(() => true),
		pause(LAST_GAMES, false, { ref: false }),
	]);
	if (!ended)
		broken(
			`not every game ended: ${[...crowd.standing, ...crowd.waitingSince(performance.now())].join("; ")}`,
		);
	report.minutes = (performance.now() - since) / 60_000;
	return report;
}

/** Plays games at a table one after another, the last one to its end. */
async function playGames(
	seed: number,
	table: number,
	url: string,
	crowd: Crowd,
	over: AbortSignal,
	report: ChaosReport,
): Promise<void> {
	const [mode, players] = CHAOS_TABLES[table] ?? [];
	for (let game = 0; game === 0 || !over.aborted; game++) {
		const evening = {
			mode: mode ?? "default",
			players: players ?? 0,
			seed: seed * 1000 + table * 100 + game,
		};
		const faults = mode
			? await playChaosGame(crowd, url, evening)
			: await typeAgainstTheClock(crowd, url);
		report.games++;
		report.violations.push(
			...faults.map((fault) => `${mode ?? "typists"}, game ${game}: ${fault}`),
		);
		if (faults.length > 0) await pause(1000);
	}
}

async function strikeAll(
	plan: Plan,
	site: Site,
	crowd: Crowd,
	pulse: Pulse,
	report: ChaosReport,
	end: number,
): Promise<void> {
	const faults = drawFaults(plan.seed, plan.kills, site.networks.length, plan.longest);
	if (!site.disk)
		report.leftOut.push("disk full, because only root may mount a small disk (Linux)");
	for (const fault of faults.filter(({ kind }) => site.disk || kind !== "disk full")) {
		if (performance.now() > end) break;
		await pause(fault.after);
		const struck = {
			kind: fault.kind,
			...(await untilServed(
				{ crowd, pulse, patience: plan.patience, broken: (what) => report.violations.push(what) },
				fault.kind,
				() => strike(fault, site),
			)),
		};
		report.struck.push(struck);
		plan.tell?.(
			`${report.struck.length}. ${fault.kind}: everybody is served after ${(struck.served / 1000).toFixed(1)} s`,
		);
		if (struck.served >= HOPELESS) break;
	}
}
