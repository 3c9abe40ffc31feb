import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../db/connection.ts";
import type { Publication } from "../workflows/messages.ts";
import { Builds } from "./builds.ts";
import { createActivities } from "./index.ts";
import { OlderBuilds } from "./older-builds.ts";
import { type Report, StuckRooms } from "./stuck-rooms.ts";
import { Versions } from "./versions.ts";
import {
	connectToEngine,
	onTaskFailure,
	type RunningWorker,
	roomsInMemory,
	startWorker,
} from "./worker.ts";

export interface WorkersOptions {
	/** The engine's host:port. */
	address: string;
	namespace: string;
	/** The file of the bundled workflow code. */
	workflows: string;
	/** The folder of the bundles that rooms run. */
	builds: string;
	db: Db;
	/** Called for every publication of a room, possibly more than once (versions order them). */
	publish(publication: Publication): void;
	/** Called once for each room that no worker can run. */
	stuck: Report;
}

export interface RunningWorkers extends RunningWorker {
	/** Returns the codes of the rooms that no worker can run. */
	stuck(): string[];
}

/** The time between two sweeps over the rooms of older builds, ms. */
const SWEEP = 5000;
/** How long a start waits until its build is current, ms. */
const START_TIMEOUT = 2000;
/**
 * How long a stop waits for its rooms to renew themselves, ms. The supervisor kills the server
 * after five seconds.
 */
const HAND_OVER = 2000;
const BETWEEN_LOOKS = 50;
/** How many rooms are asked to renew themselves at the same time. */
const ASKED_AT_ONCE = 50;

/**
 * Starts the worker of this server's build, and one for each older build that rooms still run on.
 */
export async function startWorkers(options: WorkersOptions): Promise<RunningWorkers> {
	const { namespace } = options;
	const connection = await connectToEngine(options.address, namespace);
	const versions = new Versions(connection, namespace);
	const builds = new Builds(options.builds);
	const build = await builds.keep(options.workflows);
	const shared = {
		connection,
		namespace,
		activities: createActivities(options.db),
		publish: options.publish,
	};
	const stuck = new StuckRooms(versions, build.id, options.stuck);
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
	const worker = await startWorker({ ...shared, build, rooms: roomsInMemory() });
	// An engine that was killed during a change of versions needs up to a minute for the next one.
	// Rooms do not wait for it.
	await Promise.race([tendedOnce, pause(START_TIMEOUT)]);
	void suspectAll();

	async function sweep(signal: AbortSignal): Promise<void> {
		let isCurrent = false;
		while (!signal.aborted) {
			try {
				isCurrent ||= await becomeCurrent();
				await older.sweep(isCurrent);
				if (isCurrent) tended();
				await stuck.check();
			} catch {
				// The engine is away. The next sweep repeats this.
			}
			// The stop interrupts the pause.
			await pause(SWEEP, undefined, { signal, ref: false }).catch(() => {});
		}
	}

	/**
	 * Makes new runs start on this build. Returns whether the rooms' queue has it as the current
	 * build.
	 */
	async function becomeCurrent(): Promise<boolean> {
		if ((await versions.current()) === build.id) return true;
		await versions.setCurrent(build.id).catch(() => {}); // The next sweep tries again.
		const giveUp = performance.now() + START_TIMEOUT;
		// The queue has a new build a moment after the first poll of its worker.
		while ((await versions.current()) !== build.id) {
			if (performance.now() > giveUp) return false;
			await pause(BETWEEN_LOOKS);
		}
		return true;
	}

	/**
	 * Makes the next check look at all rooms, because those that were stuck before this start cause
	 * no new failure.
	 */
	async function suspectAll(): Promise<void> {
		for (const { workflowId } of await versions.all().catch(() => [])) stuck.suspect(workflowId);
	}

	/**
	 * Makes the rooms start a new run that waits for the next server. Finished games stay on the kept
	 * bundle, because hundreds of rooms would all need their first task at the start.
	 */
	async function handOver(stopped: AbortSignal): Promise<void> {
		// Rooms of another process must not wait.
		if ((await versions.runElsewhere()).size > 0) return;
		const rooms = await versions.pinnedInPlay();
		if (rooms.length === 0) return;
		if ((await versions.current()) === build.id) await versions.setCurrent(null);
		for (let from = 0; from < rooms.length && !stopped.aborted; from += ASKED_AT_ONCE) {
			const asked = rooms.slice(from, from + ASKED_AT_ONCE);
			await Promise.allSettled(asked.map((room) => versions.renew(room, "once")));
		}
		while (!stopped.aborted && (await versions.pinnedInPlay()).length > 0)
			await pause(BETWEEN_LOOKS);
	}

	return {
		failed: Promise.race([worker.failed, older.failed]),
		stuck: () => stuck.codes,
		async stop() {
			stopping.abort();
			const stopped = AbortSignal.timeout(HAND_OVER);
			const limit = pause(HAND_OVER);
			// Rooms that were not asked stay on the kept bundle.
			await Promise.race([handOver(stopped).catch(() => {}), limit]);
			await Promise.race([sweeping, limit]);
			await Promise.all([worker.stop(), older.stop()]);
			await connection.close();
		},
	};
}
