import { setTimeout as pause } from "node:timers/promises";
import type { Network } from "../support/network.ts";
import { isAlive, until } from "../support/processes.ts";
import type { SmallDisk } from "../support/small-disk.ts";
import type { ProcessName, SupervisedPlotluck } from "../support/supervised-plotluck.ts";
import type { Fault, Kind } from "./faults.ts";

/** The parts of the site that faults apply to. */
export interface Site {
	plotluck: SupervisedPlotluck;
	/** Null when this user cannot mount a disk. */
	disk: SmallDisk | null;
	/** One network per table. */
	networks: Network[];
}

/** Bytes per second of a slow network, over which a snapshot takes some seconds. */
const SLOW = 4000;

/** Applies a fault. Resolves when it is over. */
export async function strike(fault: Fault, site: Site): Promise<void> {
	await STRIKES[fault.kind](site, fault);
}

const STRIKES: Record<Kind, (site: Site, fault: Fault) => Promise<void>> = {
	"server killed": ({ plotluck }) => plotluck.kill("server"),
	"engine killed": ({ plotluck }) => plotluck.kill("engine"),
	"server and engine killed": ({ plotluck }) => plotluck.kill("server", "engine"),
	"server told to stop": ({ plotluck }) => askToStop(plotluck, "server"),
	"engine told to stop": ({ plotluck }) => askToStop(plotluck, "engine"),
	"server frozen": ({ plotluck }, { lasts }) => freeze(plotluck, "server", lasts),
	"engine frozen": ({ plotluck }, { lasts }) => freeze(plotluck, "engine", lasts),
	"disk full": async ({ disk }, { lasts }) => {
		await disk?.fill();
		await pause(lasts);
		await disk?.free();
	},
	"network cut": (site, fault) => disturb(site, fault, (network) => network.cut()),
	"network held": (site, fault) => disturb(site, fault, (network) => network.hold()),
	"network slow": (site, fault) => disturb(site, fault, (network) => network.slow(SLOW)),
};

async function askToStop(plotluck: SupervisedPlotluck, name: ProcessName): Promise<void> {
	const pids = plotluck.signal("SIGTERM", name);
	await until(() => pids.every((pid) => !isAlive(pid)));
}

async function freeze(
	plotluck: SupervisedPlotluck,
	name: ProcessName,
	lasts: number,
): Promise<void> {
	const [pid = 0] = plotluck.signal("SIGSTOP", name);
	await pause(lasts);
	// The supervisor may have ended a process that did not respond.
	if (isAlive(pid)) process.kill(pid, "SIGCONT");
}

async function disturb(
	{ networks }: Site,
	{ tables, lasts }: Fault,
	how: (network: Network) => void,
): Promise<void> {
	const hit = tables.flatMap((table) => networks[table] ?? []);
	for (const network of hit) how(network);
	await pause(lasts);
	for (const network of hit) network.mend();
}
