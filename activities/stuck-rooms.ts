import { codeOf } from "../workflows/messages.ts";
import type { RoomTask, Versions } from "./versions.ts";

/**
 * Attempts of a task after which its room counts as stuck when the first one failed: a crash costs
 * one or two.
 */
const ATTEMPTS = 5;

/**
 * The same when the first attempt was late, as on a busy machine and after a kill. The engine does
 * not tell whether later ones failed. They are two or three seconds apart, so this is two minutes.
 */
const LATE_ATTEMPTS = 50;
const LATE = "its tasks take too long or fail";

/**
 * Rooms without a known failure that one check looks at. After a start these are all rooms, and
 * each takes a call of the engine.
 */
const LOOKED_AT = 200;

/** Runs that are remembered. An older one may be moved or woken again, which changes nothing. */
const REMEMBERED = 10_000;

/** Called once for each room that no worker can run. */
export type Report = (code: string, why: string) => void;

/** The rooms that no worker can run, because no build can replay their histories. */
export class StuckRooms {
	private readonly versions: Versions;
	private readonly report: Report;
	/** The reasons why tasks failed, by workflow id; empty when unknown. */
	private readonly suspects = new Map<string, string>();
	private readonly found = new Set<string>();
	private readonly released = new Set<string>();
	private readonly woken = new Set<string>();
	/** The failures since the last check, by run. */
	private readonly failures = new Map<string, string>();

	constructor(versions: Versions, report: Report) {
		this.versions = versions;
		this.report = report;
	}

	/** The codes of the rooms, in order. */
	get codes(): string[] {
		return [...this.found].map(codeOf).sort();
	}

	/** Makes the next check include this room. */
	suspect(workflowId: string, why = ""): void {
		if (why !== "" || !this.suspects.has(workflowId)) this.suspects.set(workflowId, why);
	}

	/** Records that a worker failed a task or a query of this run. */
	failed(runId: string, why: string): void {
		this.failures.set(runId, why);
	}

	/**
	 * Checks the suspects that have failed, and some of the others. Moves a room that fails under an
	 * older build to the current one, which may have the fix.
	 */
	async check(current: string): Promise<void> {
		for (const [runId, why] of [...this.failures]) {
			const room = await this.versions.withRun(runId);
			if (room) this.suspect(room.workflowId, why);
			this.failures.delete(runId);
		}
		for (const [workflowId, why] of this.next()) {
			this.suspects.delete(workflowId);
			const room = await this.versions.progressOf(workflowId);
			if (room === null || room.attempts <= 1) this.found.delete(workflowId);
			if (room !== null && (room.attempts > 0 || (await this.wake(room, why))))
				this.suspect(workflowId, why);
			if (room !== null && room.attempts >= ATTEMPTS) await this.judge(room, why, current);
		}
	}

	private next(): [workflowId: string, why: string][] {
		const all = [...this.suspects];
		return [
			...all.filter(([, why]) => why !== ""),
			...all.filter(([, why]) => why === "").slice(0, LOOKED_AT),
		];
	}

	/**
	 * Queues a task for a room that only failed a query, to see whether its history replays. Returns
	 * whether it did so now.
	 */
	private async wake(room: RoomTask, why: string): Promise<boolean> {
		if (why === "" || this.woken.has(room.runId)) return false;
		remember(this.woken, room.runId);
		await this.versions.renew(room, "once");
		return true;
	}

	/** Leaves a room alone that is only late, because under another build it would be stuck indeed. */
	private async judge(room: RoomTask, why: string, current: string): Promise<void> {
		if (why !== "" || (await this.versions.hasFailed(room))) await this.rescue(room, why, current);
		else if (room.attempts >= LATE_ATTEMPTS) this.name(room, LATE);
	}

	private async rescue(room: RoomTask, why: string, current: string): Promise<void> {
		if (room.build !== null && room.build !== current && !this.released.has(room.runId)) {
			remember(this.released, room.runId);
			await this.versions.release(room);
		} else this.name(room, why);
	}

	private name({ workflowId }: RoomTask, why: string): void {
		if (this.found.has(workflowId)) return;
		this.found.add(workflowId);
		this.report(codeOf(workflowId), why);
	}
}

/** Adds a run, and forgets the oldest one above the limit. */
function remember(runs: Set<string>, runId: string): void {
	runs.add(runId);
	const [oldest] = runs;
	if (runs.size > REMEMBERED && oldest !== undefined) runs.delete(oldest);
}
