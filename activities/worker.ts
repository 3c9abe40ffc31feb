import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { InjectedSinks } from "@temporalio/worker";
import {
	DefaultLogger,
	type LogEntry,
	type NativeConnection,
	Runtime,
	Worker,
} from "@temporalio/worker";
import { type Publication, type RoomSinks, TASK_QUEUE } from "../workflows/messages.ts";
import type { Build } from "./builds.ts";
import type { Activities } from "./index.ts";
import { DEPLOYMENT } from "./versions.ts";

export interface WorkerOptions {
	connection: NativeConnection;
	namespace: string;
	/** The build whose rooms it runs. */
	build: Build;
	/** How many rooms it keeps in memory. */
	rooms: number;
	activities: Activities;
	/** Called for every publication of a room, possibly more than once (versions order them). */
	publish(publication: Publication): void;
}

/**
 * A running worker. `failed` rejects when it stops unexpectedly; `stop` resolves when it has
 * returned its tasks.
 */
export interface RunningWorker {
	stop(): Promise<void>;
	failed: Promise<never>;
}

let installed = false;
let taskFailed: (runId: string, why: string) => void = () => {};

/**
 * Sets the function that is called with the run and the SDK's message when a room's task fails for
 * the first time, or a query fails.
 */
export function onTaskFailure(listener: typeof taskFailed): void {
	taskFailed = listener;
}

/**
 * The time limit of one step of a room. Node crashes when it expires ("async hook stack has become
 * corrupted"), and an overloaded machine exceeds the SDK's 5 s; the SDK's types lack the option.
 */
const STEP_TIMEOUT = { isolateExecutionTimeout: "60s" };

/**
 * Installs the SDK's runtime, once per process and before the first connection. It logs only
 * warnings, and leaves signals to the server.
 */
export function installRuntime(): void {
	if (installed) return;
	installed = true;
	const plain = new DefaultLogger("WARN");
	const logger = new DefaultLogger("WARN", (entry) => {
		const runId = failedRun(entry);
		if (runId === null) plain.log(entry.level, entry.message, entry.meta);
		else taskFailed(runId, String(entry.meta?.failure));
	});
	// The SDK's core would warn about every repeated poll while the engine is unavailable. Only this
	// module's warnings report histories that cannot be replayed.
	const filter = "ERROR,temporalio_sdk_core::worker::workflow=WARN";
	Runtime.install({
		shutdownSignals: [],
		logger,
		telemetryOptions: { logging: { filter, forward: {} } },
	});
}

/**
 * The messages of the SDK's core for a task or query that fails because the room's code throws or
 * its history cannot be replayed.
 */
const FAILURES = ["Failing workflow task", "Failing legacy query request"];

/** Returns the failed run named in a log entry; null for other entries. */
function failedRun({ message, meta }: LogEntry): string | null {
	const runId: unknown = FAILURES.includes(message) ? meta?.runId : null;
	return typeof runId === "string" ? runId : null;
}

/** The memory of the largest game, bytes; an idle room takes less. */
const ROOM_BYTES = 1024 * 1024;

/**
 * Returns how many rooms the worker keeps in memory: those of one evening, `maxRooms`, as far as
 * they fit in a quarter of the machine's memory and the heap, but at least 2,000. Beyond that each
 * action replays a whole history, which costs more than anything else. Rooms with games over days
 * do not count, so those that were used longest ago are evicted.
 */
export function roomsInMemory(maxRooms: number): number {
	const fit = Math.min(totalmem() / 4, getHeapStatistics().heap_size_limit) / ROOM_BYTES;
	return Math.max(2000, Math.min(maxRooms, Math.floor(fit)));
}

/** Starts a worker for the rooms of one build. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
	const sinks: InjectedSinks<RoomSinks> = {
		room: {
			publish: {
				fn: (_info, publication) => options.publish(publication),
				callDuringReplay: false,
			},
		},
	};
	const worker = await Worker.create({
		connection: options.connection,
		namespace: options.namespace,
		taskQueue: TASK_QUEUE,
		workflowBundle: { codePath: options.build.file },
		// A run stays on the build that it started on.
		workerDeploymentOptions: {
			useWorkerVersioning: true,
			version: { deploymentName: DEPLOYMENT, buildId: options.build.id },
			defaultVersioningBehavior: "PINNED",
		},
		activities: options.activities,
		sinks,
		maxCachedWorkflows: options.rooms,
		// Another worker takes over a dead worker's room after this time. The default of 10 s would
		// stall the game.
		stickyQueueScheduleToStartTimeout: "2s",
		shutdownGraceTime: "2s",
		...STEP_TIMEOUT,
	});
	const run = worker.run();
	const failed = new Promise<never>((_, reject) => run.catch(reject));
	// The caller that awaits it handles the error.
	failed.catch(() => {});
	return {
		failed,
		async stop() {
			worker.shutdown();
			await run;
		},
	};
}
