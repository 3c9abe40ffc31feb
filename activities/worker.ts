import { totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import type { InjectedSinks } from "@temporalio/worker";
import {
	DefaultLogger,
	type LogEntry,
	NativeConnection,
	Runtime,
	Worker,
} from "@temporalio/worker";
import { migrate } from "#game/migrate.ts";
import { type Publication, type RoomSinks, TASK_QUEUE } from "../workflows/messages.ts";
import type { Build } from "./builds.ts";
import type { Activities } from "./index.ts";
import { DEPLOYMENT } from "./versions.ts";

export interface WorkerOptions {
	connection: NativeConnection;
	namespace: string;
	/** The build whose rooms it runs. */
	build: Build;
	/** How many rooms it keeps ready. */
	rooms: number;
	activities: Activities;
	/** Called for every publication of a room; may repeat one (versions order them). */
	publish(publication: Publication): void;
}

/**
 * A worker that runs; `failed` rejects when it ends by itself, `stop` waits until it has handed
 * back its tasks.
 */
export interface RunningWorker {
	stop(): Promise<void>;
	failed: Promise<never>;
}

let installed = false;
let taskFailed: (runId: string, why: string) => void = () => {};

/**
 * Sets what is called with the run of a room whose task fails for the first time, or whose query
 * fails, and the SDK's words for why.
 */
export function onTaskFailure(listener: typeof taskFailed): void {
	taskFailed = listener;
}

/**
 * Time for one step of a room. Node cannot survive that this runs out (it ends with "async hook
 * stack has become corrupted"),
 * and a machine that is starved for a moment exceeds the SDK's 5 s; its types do not list the
 * option.
 */
const PATIENCE = { isolateExecutionTimeout: "60s" };

/**
 * The SDK's runtime is one a process, and has to be there before the first connection: it logs
 * warnings only, and leaves signals to the server.
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
	// While the engine is away the SDK's core would warn of every poll that it tries again. It says
	// there too, and nowhere
	// else, that a history cannot be replayed.
	const filter = "ERROR,temporalio_sdk_core::worker::workflow=WARN";
	Runtime.install({
		shutdownSignals: [],
		logger,
		telemetryOptions: { logging: { filter, forward: {} } },
	});
}

/**
 * What the SDK's core logs when a task or a query fails because the room's code throws or its
 * history cannot be replayed.
 */
const FAILURES = ["Failing workflow task", "Failing legacy query request"];

/** The run of which a log entry says that it failed. */
function failedRun({ message, meta }: LogEntry): string | null {
	const runId: unknown = FAILURES.includes(message) ? meta?.runId : null;
	return typeof runId === "string" ? runId : null;
}

/**
 * How long a server waits for an engine that is not there yet, ms; after that its own start has
 * failed.
 */
const ENGINE_AWAY = 60_000;
const BETWEEN_DIALS = 100;

/**
 * Connects to the engine at host:port. Both may have died together, and the engine may be the later
 * one to come back;
 * one that starts for the first time answers a moment before it knows its namespace.
 */
export async function connectToEngine(
	address: string,
	namespace: string,
): Promise<NativeConnection> {
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
 * How many rooms the worker keeps ready. Beyond it each action replays a room's whole history,
 * which costs more than
 * all else, so it is as many as fit a quarter of the machine's memory and the thread's heap, and
 * 2,000 at least.
 */
export function roomsInMemory(): number {
	return Math.max(
		2000,
		Math.floor(Math.min(totalmem() / 4, getHeapStatistics().heap_size_limit) / ROOM_BYTES),
	);
}

/**
 * Starts a worker for the rooms of one build; states that an older build publishes are brought to
 * today's shape.
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
	const publish = (publication: Publication) =>
		options.publish({ ...publication, room: migrate(publication.room) });
	const sinks: InjectedSinks<RoomSinks> = {
		room: {
			publish: { fn: (_info, publication) => publish(publication), callDuringReplay: false },
		},
	};
	const worker = await Worker.create({
		connection: options.connection,
		namespace: options.namespace,
		taskQueue: TASK_QUEUE,
		workflowBundle: { codePath: options.build.file },
		// A run goes on with the build that it began under, whatever build is current.
		workerDeploymentOptions: {
			useWorkerVersioning: true,
			version: { deploymentName: DEPLOYMENT, buildId: options.build.id },
			defaultVersioningBehavior: "PINNED",
		},
		activities: options.activities,
		sinks,
		maxCachedWorkflows: options.rooms,
		// A room whose worker died is taken over after this time; the default of 10 s would stall its
		// game.
		stickyQueueScheduleToStartTimeout: "2s",
		shutdownGraceTime: "2s",
		...PATIENCE,
	});
	const run = worker.run();
	const failed = new Promise<never>((_, reject) => run.catch(reject));
	// whoever waits for it gets the error; a stop in time is no unhandled rejection
	failed.catch(() => {});
	return {
		failed,
		async stop() {
			worker.shutdown();
			await run;
		},
	};
}
