import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setUpEngine } from "../../../activities/engine-setup.ts";
import { ensureClusterEngine } from "../../../supervisor/cluster/cluster-engine.mjs";
import { dynamicConfig } from "../../../supervisor/engine/engine.mjs";
import { freePort, untilOpen } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";

/** A Temporal server whose rooms are in Postgres. */
export interface ClusterEngine {
	/** host:port. */
	address: string;
	readonly pid: number;
	/** Stops it with SIGTERM. */
	stop(): Promise<void>;
	/** Kills it with SIGKILL. */
	kill(): Promise<void>;
	/** Starts it again on the same port and databases. */
	start(): Promise<void>;
}

export interface ClusterEngineOptions {
	/** The address of the Postgres server. */
	postgres: string;
	/** The name of its database; another one with `_visibility` behind it is made too. */
	database?: string;
	/** Its namespace, which `npm run temporal:setup` would register. */
	namespace?: string;
	/** A file for its errors. */
	log?: string;
}

/** Starts a Temporal server on Postgres and sets it up as an operator does. */
export async function startClusterEngine({
	postgres,
	database = "temporal",
	namespace = "default",
	log,
}: ClusterEngineOptions): Promise<ClusterEngine> {
	const program = await ensureClusterEngine();
	const port = await freePort();
	const address = `127.0.0.1:${port}`;
	const args = [
		...["-port", String(port), "-postgres", postgres, "-database", database],
		...["-dynamic-config", JSON.stringify(settings())],
	];
	const output = log === undefined ? "ignore" : openSync(log, "a");
	let child: ChildProcess;

	async function end(signal: NodeJS.Signals): Promise<void> {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, "exit");
		child.kill(signal);
		await gone;
	}
	async function start(): Promise<void> {
		child = spawn(program, args, { stdio: ["ignore", output, output] });
		killWithParent(child);
		const failed = once(child, "exit").then(([code]) => {
			throw new Error(`The Temporal server on Postgres ended with ${code}`);
		});
		failed.catch(() => {}); // it ends later too
		await Promise.race([untilOpen(port), failed]);
	}
	await start();
	await setUpEngine({ address, namespace, access: {}, retention: 1, report: () => {} });
	return {
		address,
		get pid() {
			return child.pid ?? 0;
		},
		start,
		stop: () => end("SIGTERM"),
		kill: () => end("SIGKILL"),
	};
}

/** The built-in engine's dynamic configuration, which applies new search attributes at once. */
function settings(): Record<string, unknown> {
	const own = Object.entries(dynamicConfig).map(([key, value]) => [
		key,
		typeof value === "string" ? JSON.parse(value) : value,
	]);
	return {
		...Object.fromEntries(own),
		"system.forceSearchAttributesCacheRefreshOnRead": true,
	};
}
