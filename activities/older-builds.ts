import type { Renew } from "../workflows/messages.ts";
import type { Build, Builds } from "./builds.ts";
import type { StuckRooms } from "./stuck-rooms.ts";
import type { RunningRoom, Versions } from "./versions.ts";
import type { RunningWorker } from "./worker.ts";

/** An older build has few rooms, and not for long. */
const ROOMS = 100;
/**
 * Sweeps without a room after which a build is forgotten, because the engine lists a room a moment
 * after its task.
 */
const EMPTY_SWEEPS = 2;

/**
 * Runs the rooms that began under older builds with the bundles that were kept for them, until they
 * have renewed themselves or ended.
 */
export class OlderBuilds {
	/** Rejects when one of the workers ends by itself. */
	readonly failed: Promise<never>;
	private fail: (error: unknown) => void = () => {};
	private readonly workers = new Map<string, RunningWorker>();
	/** Sweeps in which no room was found, by build. */
	private readonly empty = new Map<string, number>();
	/** Runs that were asked to renew themselves, or given to the current build. */
	private readonly asked = new Set<string>();
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
		this.failed.catch(() => {}); // whoever waits for it gets the error
	}

	/**
	 * Starts what is needed and forgets builds without a room. Asks the rooms to renew themselves
	 * when this server's build is
	 * current, because they would begin on the older one again before.
	 */
	async tend(isCurrent: boolean): Promise<void> {
		const rooms = await this.versions.pinnedElsewhere(this.current);
		const kept = (await this.builds.list()).filter(({ id }) => id !== this.current);
		const roomsOf = ({ id }: Build) => rooms.filter(({ build }) => build === id);
		await Promise.all(kept.map((build) => this.tendBuild(build, roomsOf(build), isCurrent)));
		if (!isCurrent) return;
		const known = new Set(kept.map(({ id }) => id));
		const lost = rooms.filter(
			({ build, runId }) => build !== null && !known.has(build) && !this.asked.has(runId),
		);
		if (lost.length > 0) await this.release(lost);
		// the current build has to replay these, and the next one might not
		await this.ask(await this.versions.unversioned(), "once");
	}

	async stop(): Promise<void> {
		await Promise.all([...this.workers.values()].map((worker) => worker.stop()));
	}

	private async tendBuild(build: Build, rooms: RunningRoom[], isCurrent: boolean): Promise<void> {
		if (rooms.length === 0) return this.forgetWhenEmpty(build.id);
		this.empty.delete(build.id);
		if (!this.workers.has(build.id)) {
			const worker = await this.start(build, ROOMS);
			worker.failed.catch(this.fail);
			this.workers.set(build.id, worker);
		}
		if (isCurrent) await this.ask(rooms, "boundary");
	}

	/** Asks each of these runs once. */
	private async ask(rooms: RunningRoom[], at: Renew["at"]): Promise<void> {
		const unasked = rooms.filter(({ runId }) => !this.asked.has(runId));
		for (const { runId } of unasked) this.asked.add(runId);
		// a room that has ended needs no renewal
		await Promise.allSettled(unasked.map((room) => this.versions.renew(room, at)));
	}

	private async forgetWhenEmpty(id: string): Promise<void> {
		const sweeps = (this.empty.get(id) ?? 0) + 1;
		this.empty.set(id, sweeps);
		if (sweeps < EMPTY_SWEEPS) return;
		await this.workers.get(id)?.stop();
		this.workers.delete(id);
		this.empty.delete(id);
		await this.builds.remove(id);
	}

	/** Without its bundle a room has no better chance than the current build. */
	private async release(rooms: RunningRoom[]): Promise<void> {
		const elsewhere = await this.versions.runElsewhere();
		for (const room of rooms) {
			if (room.build !== null && elsewhere.has(room.build)) continue;
			this.asked.add(room.runId);
			await this.versions.release(room);
			this.stuck.suspect(room.workflowId);
		}
	}
}
