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
	/** host:port of the engine. */
	address: string;
	namespace: string;
	/** File of the bundled workflow code. */
	workflows: string;
	/** Folder of the bundles that rooms have begun under. */
	builds: string;
	db: Db;
	/** Called for every publication of a room; may repeat one (versions order them). */
	publish(publication: Publication): void;
	/** Called once for each room that no worker can carry on. */
	stuck: Report;
}

export interface RunningWorkers extends RunningWorker {
	/** The codes of the rooms that no worker can carry on. */
	stuck(): string[];
}

/** Between two looks at the rooms of older builds, ms. */
const SWEEP = 5000;
/** How long a start waits until its build is the current one, ms. */
const START_PATIENCE = 2000;
/**
 * How long a stop waits for its rooms to renew themselves, ms; the supervisor kills the server
 * after five seconds.
 */
const HAND_OVER = 2000;
const BETWEEN_LOOKS = 50;
/** Rooms that are asked to renew themselves at the same time. */
const ASKED_AT_ONCE = 50;

/**
 * Starts the worker of this server's build, and one for each older build that rooms still run
 * under.
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
	// An engine that was killed during a change of versions takes up to a minute for the next one,
	// and rooms need not wait.
	await Promise.race([tendedOnce, pause(START_PATIENCE)]);
	void suspectAll();

	async function sweep(signal: AbortSignal): Promise<void> {
		let isCurrent = false;
		while (!signal.aborted) {
			try {
				isCurrent ||= await becomeCurrent();
				await older.tend(isCurrent);
				if (isCurrent) tended();
				await stuck.check();
			} catch {
				// The engine is away: the next sweep finds what this one missed.
			}
			// the stop interrupts the pause
			await pause(SWEEP, undefined, { signal, ref: false }).catch(() => {});
		}
	}

	/**
	 * Makes new runs begin on this build, unless they do; returns whether the rooms' queue knows of
	 * it.
	 */
	async function becomeCurrent(): Promise<boolean> {
		if ((await versions.current()) === build.id) return true;
		await versions.setCurrent(build.id).catch(() => {}); // the next sweep tries again
		const giveUp = performance.now() + START_PATIENCE;
		// The queue learns of a new build a moment after its worker asks for the first task.
		while ((await versions.current()) !== build.id) {
			if (performance.now() > giveUp) return false;
			await pause(BETWEEN_LOOKS);
		}
		return true;
	}

	/** Rooms that were stuck when this server started have no new failure to be noticed by. */
	async function suspectAll(): Promise<void> {
		for (const { workflowId } of await versions.all().catch(() => [])) stuck.suspect(workflowId);
	}

	/**
	 * Has the rooms begin a new run that waits for the next server, whatever its build. Rooms whose
	 * game is over stay with the
	 * kept bundle: hundreds of them would all want their first task at the start.
	 */
	async function handOver(stopped: AbortSignal): Promise<void> {
		// another process runs rooms, or may: those must not wait
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
			// whoever is not asked goes on with the kept bundle
			await Promise.race([handOver(stopped).catch(() => {}), limit]);
			await Promise.race([sweeping, limit]);
			await Promise.all([worker.stop(), older.stop()]);
			await connection.close();
		},
	};
}
