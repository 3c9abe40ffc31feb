import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Network } from "../../support/network.ts";
import { isAlive, until } from "../../support/processes.ts";
import { type SmallDisk, smallDisk } from "../../support/small-disk.ts";
import { type ProcessName, SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { chaos, type Plan } from "./chaos.ts";
import { CHAOS_TABLES } from "./evenings.ts";
import type { Fault } from "./faults.ts";
import type { ChaosReport } from "./report.ts";

/** The faults of server, engine, disk and network. */
const KINDS = [
	"server killed",
	"engine killed",
	"server and engine killed",
	"server told to stop",
	"engine told to stop",
	"server frozen",
	"engine frozen",
	"disk full",
	"network cut",
	"network held",
	"network slow",
] as const;
type Kind = (typeof KINDS)[number];

/** What `npm start` runs, and what lies around it. */
interface Machine {
	plotluck: SupervisedPlotluck;
	/** Null when this user cannot mount a disk. */
	disk: SmallDisk | null;
	/** One network per table. */
	networks: Network[];
}

/** Size of the disk in MB, enough for the databases of a thousand games. */
const DISK = 400;
/** Bytes per second of a slow network, over which a snapshot takes some seconds. */
const SLOW = 4000;

/** Lets faults strike what `npm start` runs. Removes everything in the end. */
export async function chaosOnOneMachine(plan: Plan): Promise<ChaosReport> {
	const disk = await smallDisk(DISK);
	const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), "plotluck-chaos-")));
	const plotluck = await SupervisedPlotluck.start({ folder, env: { LOG_LEVEL: "info" } });
	const networks = await Promise.all(
		[...CHAOS_TABLES, "typists"].map(() => Network.open(plotluck.url)),
	);
	const machine = { plotluck, disk, networks };
	const noDisk = "disk full, because only root may mount a small disk (Linux)";
	try {
		return await chaos(plan, {
			url: plotluck.url,
			tables: networks.map(({ url }) => url),
			kinds: KINDS.filter((kind) => disk || kind !== "disk full"),
			leftOut: disk ? [] : [noDisk],
			async strike(fault) {
				await STRIKES[fault.kind](machine, fault);
				return null;
			},
		});
	} finally {
		for (const network of networks) await network.close();
		await plotluck.remove();
		if (plan.log) await writeFile(plan.log, plotluck.output);
		await disk?.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

const STRIKES: Record<Kind, (machine: Machine, fault: Fault) => Promise<void>> = {
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
	"network cut": (machine, fault) => disturb(machine, fault, (network) => network.cut()),
	"network held": (machine, fault) => disturb(machine, fault, (network) => network.hold()),
	"network slow": (machine, fault) => disturb(machine, fault, (network) => network.slow(SLOW)),
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
	{ networks }: Machine,
	{ tables, lasts }: Fault,
	how: (network: Network) => void,
): Promise<void> {
	const hit = tables.flatMap((table) => networks[table] ?? []);
	for (const network of hit) how(network);
	await pause(lasts);
	for (const network of hit) network.mend();
}
