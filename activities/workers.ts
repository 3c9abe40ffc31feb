import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../db/connection.ts";
import type { Publication } from "../workflows/messages.ts";
import { Builds } from "./builds.ts";
import { connectToEngine, type EngineAccess } from "./engine-connection.ts";
import type { FinishedReader } from "./finished-game.ts";
import { createActivities, type Notifier } from "./index.ts";
import { OlderBuilds } from "./older-builds.ts";
import { type Report, StuckRooms } from "./stuck-rooms.ts";
import { Succession } from "./succession.ts";
import { Versions } from "./versions.ts";
import { onTaskFailure, type RunningWorker, roomsInMemory, startWorker } from "./worker.ts";

export type { Notifier };

export interface WorkersOptions {
	/** The engine's host:port. */
	address: string;
	namespace: string;
	access: EngineAccess;
	/** The file of the bundled workflow code. */
	workflows: string;
	/** The folder of the bundles that rooms run. */
	builds: string;
	db: Db;
	finished: FinishedReader;
	notifiers: readonly Notifier[];
	/** The most rooms of one evening that are open at once. */
	maxRooms: number;
	/** Called for every publication of a room, possibly more than once (versions order them). */
	publish(publication: Publication): void;
	/** Called once for each room that no worker can run. */
	stuck: Report;
	/** Called with the error of a failed sweep over the rooms of older builds, which is repeated. */
	sweepFailed(error: unknown): void;
}

export interface RunningWorkers extends RunningWorker {
	/** Returns the codes of the rooms that no worker can run. */
	stuck(): string[];
}

/** The time between two sweeps over the rooms of older builds, ms. */
const SWEEP = 5000;
/** How long a start waits until the current build is decided, ms. */
const START_TIMEOUT = 2000;
/**
 * How long a stop waits for its rooms to renew themselves, ms. The supervisor kills the server
 * after ten seconds.
 */
const HAND_OVER = 2000;

/** Starts the worker of this server's build, and one for each older build that still has rooms. */
export async function startWorkers(options: WorkersOptions): Promise<RunningWorkers> {
	const { namespace } = options;
	const connection = await connectToEngine(options.address, namespace, options.access);
	const versions = new Versions(connection, namespace);
	const builds = new Builds(options.builds);
	const build = await builds.keep(options.workflows);
	const shared = {
		connection,
		namespace,
		activities: createActivities(options.db, options.finished, options.notifiers),
		publish: options.publish,
	};
	const stuck = new StuckRooms(versions, options.stuck);
	const succession = new Succession(build.id, versions);
	const older = new OlderBuilds(build.id, builds, versions, stuck, (kept, rooms) =>
		startWorker({ ...shared, build: kept, rooms }),
	);
	onTaskFailure((runId, why) => stuck.failed(runId, why));
	const stopping = new AbortController();
	let tended = () => {};
	const tendedOnce = new Promise<void>((resolve) => {
		tended = resolve;
	});
	const sweeping = sweep(stopping.signal);
	const worker = await startWorker({ ...shared, build, rooms: roomsInMemory(options.maxRooms) });
	// An engine that was killed during a change of versions may need a minute for the next one. Rooms
	// do not wait for it.
	await Promise.race([tendedOnce, pause(START_TIMEOUT)]);
	void suspectAll();

	async function sweep(signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			try {
				// Checked each time, because a newer build may have started in another process.
				const current = await succession.decide(signal);
				await older.sweep(current === build.id);
				if (current !== null) tended();
				await stuck.check(current ?? build.id);
			} catch (error) {
				// The engine may be away, and the next sweep repeats this.
				if (!signal.aborted) options.sweepFailed(error);
			}
			// The stop interrupts the pause.
			await pause(SWEEP, undefined, { signal, ref: false }).catch(() => {});
		}
	}

	/**
	 * Makes the next check include all rooms, because those stuck since before this start cause no
	 * new failure.
	 */
	async function suspectAll(): Promise<void> {
		for (const { workflowId } of await versions.all().catch(() => [])) stuck.suspect(workflowId);
	}

	return {
		failed: Promise.race([worker.failed, older.failed]),
		stuck: () => stuck.codes,
		async stop() {
			stopping.abort();
			const stopped = AbortSignal.timeout(HAND_OVER);
			const limit = pause(HAND_OVER);
			// Rooms that were not asked stay on the stored bundle.
			await Promise.race([succession.handOver(stopped).catch(() => {}), limit]);
			await Promise.race([sweeping, limit]);
			await Promise.all([worker.stop(), older.stop()]);
			await connection.close();
		},
	};
}
