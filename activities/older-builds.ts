import type { Renew } from "../workflows/messages.ts";
import type { Build, Builds } from "./builds.ts";
import type { StuckRooms } from "./stuck-rooms.ts";
import type { PinnedRoom, Versions } from "./versions.ts";
import type { RunningWorker } from "./worker.ts";

/**
 * How many rooms of an older build the worker keeps in memory: it has few, and only for a short
 * time.
 */
const ROOMS = 100;
/**
 * Sweeps without a room after which a build is removed, because the engine lists a room a moment
 * after its task.
 */
const EMPTY_SWEEPS = 2;
/** How long a worker of another process may take to restart after a crash, ms. */
const COMES_BACK = 30_000;

/**
 * Runs the rooms of older builds with their stored bundles, until the rooms have renewed themselves
 * or ended.
 */
export class OlderBuilds {
	/** Rejects when one of the workers stops unexpectedly. */
	readonly failed: Promise<never>;
	private fail: (error: unknown) => void = () => {};
	private readonly workers = new Map<string, RunningWorker>();
	/** The number of sweeps without a room, by build. */
	private readonly empty = new Map<string, number>();
	/** The runs that were asked to renew themselves. */
	private readonly asked = new Set<string>();
	/** The runs that were moved to the current build. */
	private readonly released = new Set<string>();
	/** By build: when another process last ran it, monotonic ms. */
	private readonly seen = new Map<string, number>();
	private readonly current: string;
	private readonly builds: Builds;
	private readonly versions: Versions;
	private readonly stuck: StuckRooms;
	private readonly start: (build: Build, rooms: number) => Promise<RunningWorker>;

	constructor(
		current: string,
		builds: Builds,
		versions: Versions,
		stuck: StuckRooms,
		start: (build: Build, rooms: number) => Promise<RunningWorker>,
	) {
		this.current = current;
		this.builds = builds;
		this.versions = versions;
		this.stuck = stuck;
		this.start = start;
		this.failed = new Promise((_, reject) => {
			this.fail = reject;
		});
		this.failed.catch(() => {}); // The caller that awaits it handles the error.
	}

	/**
	 * Starts the missing workers and removes builds without rooms. Asks rooms to renew themselves
	 * only when this server's build is current, because they would otherwise restart on an older one.
	 * Until then it leaves the builds of other processes to them, because they may be newer.
	 */
	async sweep(isCurrent: boolean): Promise<void> {
		const rooms = await this.versions.pinnedElsewhere(this.current);
		const elsewhere = isCurrent ? new Set<string>() : await this.versions.runElsewhere();
		const kept = (await this.builds.list()).filter(
			({ id }) => id !== this.current && !elsewhere.has(id),
		);
		const roomsOf = ({ id }: Build) => rooms.filter(({ build }) => build === id);
		await Promise.all(kept.map((build) => this.sweepBuild(build, roomsOf(build), isCurrent)));
		if (!isCurrent) return;
		const known = new Set(kept.map(({ id }) => id));
		const withoutBundle = rooms.filter(
			({ build, runId }) => build !== null && !known.has(build) && !this.released.has(runId),
		);
		if (withoutBundle.length > 0) await this.moveOn(withoutBundle);
		// The current build can replay these, but the next one may not.
		const unversioned = await this.versions.unversioned();
		await this.ask(unversioned, "once");
		this.forgetOthers([...rooms, ...unversioned]);
	}

	/** Forgets the runs that are no longer listed, because they have ended or were moved. */
	private forgetOthers(listed: readonly { runId: string }[]): void {
		const runs = new Set(listed.map(({ runId }) => runId));
		for (const known of [this.asked, this.released])
			for (const runId of known) if (!runs.has(runId)) known.delete(runId);
	}

	async stop(): Promise<void> {
		await Promise.all([...this.workers.values()].map((worker) => worker.stop()));
	}

	private async sweepBuild(build: Build, rooms: PinnedRoom[], isCurrent: boolean): Promise<void> {
		if (rooms.length === 0) return this.removeWhenEmpty(build.id);
		this.empty.delete(build.id);
		if (!this.workers.has(build.id)) {
			const worker = await this.start(build, ROOMS);
			worker.failed.catch(this.fail);
			this.workers.set(build.id, worker);
		}
		if (isCurrent) await this.ask(rooms, "boundary");
	}

	/** Asks each of these runs once to renew itself. */
	private async ask(rooms: PinnedRoom[], at: Renew["at"]): Promise<void> {
		const unasked = rooms.filter(({ runId }) => !this.asked.has(runId));
		for (const { runId } of unasked) this.asked.add(runId);
		// A room that has ended needs no renewal.
		await Promise.allSettled(unasked.map((room) => this.versions.renew(room, at)));
	}

	private async removeWhenEmpty(id: string): Promise<void> {
		const sweeps = (this.empty.get(id) ?? 0) + 1;
		this.empty.set(id, sweeps);
		if (sweeps < EMPTY_SWEEPS) return;
		await this.workers.get(id)?.stop();
		this.workers.delete(id);
		this.empty.delete(id);
		await this.builds.remove(id);
	}

	/**
	 * Asks the rooms that another process runs to renew themselves, so that it can be stopped. Moves
	 * the others to the current build, because without their bundle no other worker can run them.
	 */
	private async moveOn(rooms: PinnedRoom[]): Promise<void> {
		const elsewhere = await this.versions.runElsewhere();
		const now = performance.now();
		for (const build of elsewhere) this.seen.set(build, now);
		const runs = ({ build }: PinnedRoom) => build !== null && elsewhere.has(build);
		await this.ask(rooms.filter(runs), "boundary");
		for (const room of rooms) {
			if (now < (this.seen.get(room.build ?? "") ?? Number.NEGATIVE_INFINITY) + COMES_BACK)
				continue;
			this.released.add(room.runId);
			await this.versions.release(room);
			this.stuck.suspect(room.workflowId);
		}
	}
}
