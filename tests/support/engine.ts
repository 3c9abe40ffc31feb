import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Connection } from "@temporalio/client";
import { engineArgs, ensureEngine } from "../../supervisor/engine/engine.mjs";
import { engineEnvironment } from "../../supervisor/engine/engine-memory.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { killWithParent } from "../../supervisor/server/kill-with-parent.mjs";

export interface TestEngine {
	address: string;
	/** Kills the engine with SIGKILL. */
	kill(): Promise<void>;
	/** Stops the engine's process until `thaw`. */
	freeze(): void;
	thaw(): void;
	/** Starts the engine again on the same port and database. */
	start(): Promise<void>;
	stop(): Promise<void>;
}

export interface EngineOptions {
	/** File of its database, with which its rooms survive a kill. */
	db?: string;
	/** Dynamic configuration besides Plotluck's own. */
	dynamic?: Record<string, string | number>;
	/** The search attributes of rooms are missing, as in a new cluster. */
	bare?: boolean;
}

/** Starts the real engine for one test file. */
export async function startEngine({
	db,
	dynamic = {},
	bare = false,
}: EngineOptions = {}): Promise<TestEngine> {
	const program = await ensureEngine();
	const port = await freePort();
	const address = `127.0.0.1:${port}`;
	let child: ChildProcess | null = null;

	async function end(signal: NodeJS.Signals): Promise<void> {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, "exit");
		child.kill(signal);
		await gone;
	}
	const engine: TestEngine = {
		address,
		kill: () => end("SIGKILL"),
		freeze: () => void child?.kill("SIGSTOP"),
		thaw: () => void child?.kill("SIGCONT"),
		stop: () => end("SIGKILL"), // nothing needs to be saved
		async start() {
			const all = engineArgs(db === undefined ? { port } : { port, db });
			const args = bare ? all.slice(0, all.indexOf("--search-attribute")) : all;
			const more = Object.entries(dynamic).flatMap(([key, value]) => [
				"--dynamic-config-value",
				`${key}=${value}`,
			]);
			child = spawn(program, [...args, ...more], { env: engineEnvironment(), stdio: "ignore" });
			killWithParent(child); // ends the engine when the test run is killed
			await answering(address);
		},
	};
	await engine.start();
	return engine;
}

/** Resolves when the engine accepts requests. */
async function answering(address: string): Promise<void> {
	for (;;) {
		try {
			const connection = await Connection.connect({ address, connectTimeout: 1000 });
			await connection.workflowService.describeNamespace({ namespace: "default" });
			await connection.close();
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
}
