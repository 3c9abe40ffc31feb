import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Network } from "../support/network.ts";
import { smallDisk } from "../support/small-disk.ts";
import { SupervisedPlotluck } from "../support/supervised-plotluck.ts";
import { Crowd } from "./crowd.ts";
import { playEvening, TABLES } from "./evenings.ts";
import { drawFaults, type Fault } from "./faults.ts";
import { Pulse } from "./pulse.ts";
import type { Report, Struck } from "./report.ts";
import { type Site, strike } from "./strike.ts";
import { typeAgainstTheClock } from "./typists.ts";

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
/** Milliseconds after which a server that is away counts as dead. */
const HOPELESS = 120_000;
/** Milliseconds in which the games must end after the last fault. */
const LAST_GAMES = 300_000;

/** Plays games in every mode while faults strike. Removes everything in the end. */
export async function chaos(plan: Plan): Promise<Report> {
	const disk = await smallDisk(DISK);
	const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), "plotluck-chaos-")));
	const plotluck = await SupervisedPlotluck.start({
		folder,
		env: { PREMIUM_ENABLED: "false", LOG_LEVEL: "info" },
	});
	const networks = await Promise.all([...TABLES, "typists"].map(() => Network.open(plotluck.url)));
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

async function disturbGames(plan: Plan, site: Site): Promise<Report> {
	const since = performance.now();
	const crowd = new Crowd();
	const over = new AbortController();
	const pulse = await Pulse.open(crowd, site.plotluck.url);
	const report: Report = {
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
	report: Report,
): Promise<void> {
	const [mode, players] = TABLES[table] ?? [];
	for (let game = 0; game === 0 || !over.aborted; game++) {
		const evening = {
			mode: mode ?? "default",
			players: players ?? 0,
			seed: seed * 1000 + table * 100 + game,
		};
		const faults = mode
			? await playEvening(crowd, url, evening)
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
	report: Report,
	end: number,
): Promise<void> {
	const faults = drawFaults(plan.seed, plan.kills, site.networks.length, plan.longest);
	if (!site.disk)
		report.leftOut.push("disk full, because only root may mount a small disk (Linux)");
	for (const fault of faults.filter(({ kind }) => site.disk || kind !== "disk full")) {
		if (performance.now() > end) break;
		await pause(fault.after);
		const struck = await strikeAndWatch(fault, site, crowd, pulse, plan, report.violations);
		report.struck.push(struck);
		plan.tell?.(
			`${report.struck.length}. ${fault.kind}: everybody is served after ${(struck.served / 1000).toFixed(1)} s`,
		);
		if (struck.served >= HOPELESS) break;
	}
}

/** Applies a fault and waits until all players are served again. */
async function strikeAndWatch(
	fault: Fault,
	site: Site,
	crowd: Crowd,
	pulse: Pulse,
	plan: Plan,
	violations: string[],
): Promise<Struck> {
	const before = crowd.troubles;
	await strike(fault, site);
	const end = performance.now();
	const isServed = servedSince(end, crowd, pulse);
	let told = false;
	while (!isServed() && performance.now() - end < HOPELESS) {
		await pause(50);
		if (told || performance.now() - end < plan.patience) continue;
		told = true;
		const stuck = crowd.waitingSince(end + 1000).join("; ") || "the pulse does not beat";
		const load = `${loadavg()[0]?.toFixed(1)} processes wait for ${availableParallelism()} cores`;
		violations.push(
			`${(plan.patience / 1000).toFixed(0)} s after “${fault.kind}” (${load}): ${stuck}`,
		);
	}
	const served = performance.now() - end;
	const after = crowd.troubles;
	return {
		kind: fault.kind,
		served,
		losses: after.losses - before.losses,
		apologies: after.apologies - before.apologies,
	};
}

/**
 * Returns whether the pulse has beaten since the end of a fault and no player waits since before
 * that beat.
 */
function servedSince(end: number, crowd: Crowd, pulse: Pulse): () => boolean {
	let beat = 0;
	return () => {
		if (beat === 0 && pulse.last > end) beat = pulse.last;
		return beat > 0 && crowd.waitingSince(beat).length === 0;
	};
}
