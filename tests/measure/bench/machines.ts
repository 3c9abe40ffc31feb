import { join } from "node:path";
import { startEngine } from "../../../supervisor/engine/engine-process.mjs";
import { freePort, untilOpen } from "../../../supervisor/ports.mjs";
import { residentMb } from "../../support/process-cost.ts";
import { startLoggedProgram, startServerProgram } from "../../support/server-program.ts";

/** A server under load, with the processes whose cost is measured. */
export interface Machine {
	url: string;
	pids: Record<string, number>;
	stop(): Promise<void>;
}

/** Returns the MB of all processes of a machine. */
export async function memoryOf({ pids }: Machine): Promise<number> {
	const all = await Promise.all(Object.values(pids).map(residentMb));
	return all.reduce((sum, mb) => sum + mb, 0);
}

/** Starts the real server and an engine, each in a separate process with files in `folder`. */
export async function startBenchServer(
	folder: string,
	env: Record<string, string> = {},
): Promise<Machine & { engine: string }> {
	const engine = await startEngine({ db: join(folder, "temporal.db") });
	const server = await startServerProgram({ folder, engine: engine.address, env });
	return {
		url: server.url,
		engine: engine.address,
		pids: { server: server.pid, engine: engine.pid },
		async stop() {
			await server.stop();
			await engine.stop();
		},
	};
}

/** Starts the floor in a separate process. */
export async function startFloor(
	folder: string,
	port?: number,
): Promise<Machine & { kill(): Promise<void> }> {
	const chosen = port ?? (await freePort());
	const floor = await startLoggedProgram(folder, "floor", [
		"dist/measure/bench/floor.js",
		String(chosen),
		folder,
	]);
	await untilOpen(chosen);
	return {
		url: `http://127.0.0.1:${chosen}`,
		pids: { server: floor.pid },
		stop: floor.stop,
		kill: floor.kill,
	};
}
