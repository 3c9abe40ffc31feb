import { totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import type { InjectedSinks } from "@temporalio/worker";
import { DefaultLogger, makeTelemetryFilterString, NativeConnection, Runtime, Worker } from "@temporalio/worker";
import type { Db } from "../db/connection.ts";
import { type Publication, type RoomSinks, TASK_QUEUE } from "../workflows/messages.ts";
import { createActivities } from "./index.ts";

export interface WorkerOptions {
	/** host:port of the engine. */
	address: string;
	namespace: string;
	/** File of the bundled workflow code. */
	workflows: string;
	db: Db;
	/** Called for every publication of a room; may repeat one (versions order them). */
	publish(publication: Publication): void;
}

let installed = false;

/**
 * Time for one step of a room. Node cannot survive that this runs out (it ends with "async hook stack has become corrupted"),
 * and a machine that is starved for a moment exceeds the SDK's 5 s; its types do not list the option.
 */
const PATIENCE = { isolateExecutionTimeout: "60s" };

/** The SDK's runtime is one a process, and has to be there before the first connection: it says warnings only, and leaves signals to the server. */
export function installRuntime(): void {
	if (installed) return;
	installed = true;
	// While the engine is away the SDK's core would warn of every poll that it tries again.
	const telemetryOptions = { logging: { filter: makeTelemetryFilterString({ core: "ERROR", other: "ERROR" }) } };
	Runtime.install({ shutdownSignals: [], logger: new DefaultLogger("WARN"), telemetryOptions });
}

/** How long a server waits for an engine that is not there yet, ms; after that its own start has failed. */
const ENGINE_AWAY = 60_000;
const BETWEEN_DIALS = 100;

/**
 * Connects to the engine at host:port. Both may have died together, and the engine may be the later one to come back;
 * one that starts for the first time answers a moment before it knows its namespace.
 */
export async function connectToEngine(address: string, namespace: string): Promise<NativeConnection> {
	const giveUp = performance.now() + ENGINE_AWAY;
	for (;;) {
		let connection: NativeConnection | undefined;
		try {
			connection = await NativeConnection.connect({ address });
			await connection.workflowService.describeNamespace({ namespace });
			return connection;
		} catch (error) {
			await connection?.close();
			if (performance.now() > giveUp) throw error;
			await pause(BETWEEN_DIALS);
		}
	}
}

/** A room that rests takes less; the largest game takes about so much, bytes. */
const ROOM_BYTES = 1024 * 1024;

/**
 * How many rooms the worker keeps ready. Beyond it each action replays a room's whole history, which costs more than
 * all else, so it is as many as fit a quarter of the machine's memory and the thread's heap, and 2,000 at least.
 */
function roomsInMemory(): number {
	return Math.max(2000, Math.floor(Math.min(totalmem() / 4, getHeapStatistics().heap_size_limit) / ROOM_BYTES));
}

/** Starts the worker that runs the rooms; `stop` waits until it has handed back its tasks. */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void>; failed: Promise<never> }> {
	const connection = await connectToEngine(options.address, options.namespace);
	const sinks: InjectedSinks<RoomSinks> = {
		room: { publish: { fn: (_info, publication) => options.publish(publication), callDuringReplay: false } },
	};
	const worker = await Worker.create({
		connection,
		namespace: options.namespace,
		taskQueue: TASK_QUEUE,
		workflowBundle: { codePath: options.workflows },
		activities: createActivities(options.db),
		sinks,
		maxCachedWorkflows: roomsInMemory(),
		// A room whose worker died is taken over after this time; the default of 10 s would stall its game.
		stickyQueueScheduleToStartTimeout: "2s",
		shutdownGraceTime: "2s",
		...PATIENCE,
	});
	const run = worker.run();
	const failed = new Promise<never>((_, reject) => run.catch(reject));
	failed.catch(() => {}); // whoever waits for it hears of it; a stop in time is no unhandled rejection
	return {
		failed,
		async stop() {
			worker.shutdown();
			await run;
			await connection.close();
		},
	};
}
