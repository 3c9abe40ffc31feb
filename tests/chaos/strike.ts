import { setTimeout as pause } from "node:timers/promises";
import { isAlive, until } from "../supervisor/processes.ts";
import type { Kept, KeptPlotluck } from "../support/kept-plotluck.ts";
import type { Network } from "../support/network.ts";
import type { SmallDisk } from "../support/small-disk.ts";
import type { Fault, Kind } from "./faults.ts";

/** What can be struck. */
export interface Site {
	kept: KeptPlotluck;
	/** Null where this user cannot have a disk of its own. */
	disk: SmallDisk | null;
	/** One a table. */
	networks: Network[];
}

/** Bytes a second over a slow network: a snapshot takes some seconds. */
const SLOW = 4000;

/** Does a fault; resolves when it is over, as far as it goes over by itself. */
export async function strike(fault: Fault, site: Site): Promise<void> {
	await STRIKES[fault.kind](site, fault);
}

const STRIKES: Record<Kind, (site: Site, fault: Fault) => Promise<void>> = {
	"server killed": ({ kept }) => kept.kill("server"),
	"engine killed": ({ kept }) => kept.kill("engine"),
	"server and engine killed": ({ kept }) => kept.kill("server", "engine"),
	"server told to stop": ({ kept }) => askToStop(kept, "server"),
	"engine told to stop": ({ kept }) => askToStop(kept, "engine"),
	"server frozen": ({ kept }, { lasts }) => freeze(kept, "server", lasts),
	"engine frozen": ({ kept }, { lasts }) => freeze(kept, "engine", lasts),
	"disk full": async ({ disk }, { lasts }) => {
		await disk?.fill();
		await pause(lasts);
		await disk?.free();
	},
	"network cut": (site, fault) => disturb(site, fault, (network) => network.cut()),
	"network held": (site, fault) => disturb(site, fault, (network) => network.hold()),
	"network slow": (site, fault) => disturb(site, fault, (network) => network.slow(SLOW)),
};

async function askToStop(kept: KeptPlotluck, name: Kept): Promise<void> {
	const pids = kept.signal("SIGTERM", name);
	await until(() => pids.every((pid) => !isAlive(pid)));
}

async function freeze(kept: KeptPlotluck, name: Kept, lasts: number): Promise<void> {
	const [pid = 0] = kept.signal("SIGSTOP", name);
	await pause(lasts);
	// The supervisor may have ended what did not answer.
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
