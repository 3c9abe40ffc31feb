import { readdir } from "node:fs/promises";
import { residentMb } from "../../support/process-cost.ts";
import type { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";

/** A sample of the watched figures. Memory in MB, lag in ms. */
export interface Sample {
	/** Minutes since the start. */
	at: number;
	memory: number;
	heap: number;
	handles: number;
	lag: number;
	engineMemory: number;
	engineHandles: number;
}

const MEGABYTE = 1024 * 1024;

/** Samples the server and its engine. */
export async function sample(plotluck: SupervisedPlotluck, at: number): Promise<Sample> {
	const [server, engine] = [plotluck.pidOf("server"), plotluck.pidOf("engine")];
	// The server closes a silent connection after the 5 s that pass between two samples.
	const headers = { connection: "close" };
	const metrics = await (await fetch(`${plotluck.url}/metrics`, { headers })).text();
	const figure = (name: string) =>
		Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1] ?? Number.NaN);
	return {
		at,
		memory: await residentMb(server),
		heap: figure("nodejs_heap_size_used_bytes") / MEGABYTE,
		handles: await handlesOf(server),
		lag: figure("nodejs_eventloop_lag_p99_seconds") * 1000,
		engineMemory: await residentMb(engine),
		engineHandles: await handlesOf(engine),
	};
}

/** Returns the number of open files and sockets of a process, or NaN without /proc. */
const handlesOf = async (pid: number): Promise<number> =>
	(await readdir(`/proc/${pid}/fd`).catch(() => null))?.length ?? Number.NaN;
