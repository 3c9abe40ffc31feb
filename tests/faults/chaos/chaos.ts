import { setTimeout as pause } from "node:timers/promises";
import { Crowd } from "./crowd.ts";
import { CHAOS_TABLES, playChaosGame } from "./evenings.ts";
import { drawFaults, type Fault } from "./faults.ts";
import { Pulse } from "./pulse.ts";
import type { ChaosReport } from "./report.ts";
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

/** The servers that faults apply to. */
export interface Site<Kind extends string> {
	/** Where the pulse plays. */
	url: string;
	/** Where each of the tables plays; the last one is that of the typists. */
	tables: string[];
	kinds: readonly Kind[];
	/** Kinds of faults that are impossible here, with the reason. */
	leftOut: string[];
	/**
	 * Applies a fault. Resolves to null when it is over, or when another process stands in to what
	 * brings the first one back.
	 */
	strike(fault: Fault<Kind>): Promise<BringBack | null>;
}

/** Brings back a process that another one stands in for. */
export type BringBack = () => Promise<void>;

/** Milliseconds in which the games must end after the last fault. */
const LAST_GAMES = 300_000;

/** Plays games in every mode while faults strike. */
export async function chaos<Kind extends string>(
	plan: Plan,
	site: Site<Kind>,
): Promise<ChaosReport> {
	const since = performance.now();
	const crowd = new Crowd();
	const over = new AbortController();
	const pulse = await Pulse.open(crowd, site.url);
	const report: ChaosReport = {
		seed: plan.seed,
		struck: [],
		leftOut: site.leftOut,
		games: 1,
		minutes: 0,
		violations: [],
	};
	const broken = (what: string) => report.violations.push(what);
	const playing = Promise.all([
		...site.tables.map((url, table) =>
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
		// A table that fails at once would open rooms without end.
		if (faults.length > 0) await pause(1000);
	}
}

async function strikeAll<Kind extends string>(
	plan: Plan,
	site: Site<Kind>,
	crowd: Crowd,
	pulse: Pulse,
	report: ChaosReport,
	end: number,
): Promise<void> {
	const broken = (what: string) => void report.violations.push(what);
	const watched = { crowd, pulse, patience: plan.patience, broken };
	const { kinds, tables } = site;
	for (const fault of drawFaults(kinds, plan.seed, plan.kills, tables.length, plan.longest)) {
		if (performance.now() > end) break;
		await pause(fault.after);
		let bringBack: BringBack | null = null as BringBack | null;
		const served = await untilServed(watched, fault.kind, async () => {
			bringBack = await site.strike(fault);
		});
		report.struck.push({ kind: fault.kind, ...served });
		plan.tell?.(
			`${report.struck.length}. ${fault.kind}: everybody is served after ${(served.served / 1000).toFixed(1)} s`,
		);
		await bringBack?.();
		if (served.served >= HOPELESS) break;
	}
}
