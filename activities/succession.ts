import { setTimeout as pause } from "node:timers/promises";
import type { Versions } from "./versions.ts";

/** How long a sweep waits for its build to become current, ms. */
const SET_CURRENT = 2000;
const BETWEEN_LOOKS = 50;
/** How many rooms are asked to renew themselves at the same time. */
const ASKED_AT_ONCE = 50;

/**
 * Decides on which build new runs start while several processes run workers of several builds. In a
 * rolling upgrade the newest build that a live process runs wins.
 */
export class Succession {
	private readonly own: string;
	private readonly versions: Versions;
	/** True after the first result. */
	private decided = false;
	/** A current build that no process seemed to run at the last check. */
	private doubted: string | null = null;

	constructor(own: string, versions: Versions) {
		this.own = own;
		this.versions = versions;
	}

	/**
	 * Makes new runs start on this build, unless another process runs a newer one. Returns the
	 * current build; null while the engine has not confirmed it.
	 */
	async decide(stopping: AbortSignal): Promise<string | null> {
		const current = await this.tryToBeCurrent(stopping);
		this.decided ||= current !== null;
		return current;
	}

	private async tryToBeCurrent(stopping: AbortSignal): Promise<string | null> {
		const current = await this.versions.current();
		if (current === this.own || (current !== null && (await this.yieldsTo(current))))
			return current;
		if (stopping.aborted) return null;
		await this.versions.setCurrent(this.own).catch(() => {}); // The next sweep tries again.
		const giveUp = performance.now() + SET_CURRENT;
		// The queue has a new build a moment after the first poll of its worker.
		while ((await this.versions.current()) !== this.own) {
			if (performance.now() > giveUp) return null;
			await pause(BETWEEN_LOOKS);
		}
		return this.own;
	}

	/**
	 * Returns whether the current build is newer and run by a live process. Without the second
	 * condition a return to an older version would be impossible.
	 */
	private async yieldsTo(current: string): Promise<boolean> {
		const alive = (await this.versions.runElsewhere()).has(current);
		// A worker makes its build current a moment before it is first seen.
		const starts = this.decided && this.doubted !== current;
		this.doubted = alive ? null : current;
		if (!alive && !starts) return false;
		const [newest] = await this.versions.newestFirst([this.own, current]);
		return newest === current;
	}

	/**
	 * Makes the rooms that no other process can run start a new run: on the build of another process,
	 * or waiting for the next server. Finished games stay on the stored bundle, because otherwise
	 * hundreds of rooms would all need their first task at the start.
	 */
	async handOver(stopped: AbortSignal): Promise<void> {
		const elsewhere = await this.versions.runElsewhere();
		const left = async () =>
			(await this.versions.pinnedInPlay()).filter(
				({ build }) => build === null || !elsewhere.has(build),
			);
		const rooms = await left();
		if (elsewhere.size > 0) await this.promoteNewest(elsewhere);
		else if (rooms.length > 0 && (await this.versions.current()) === this.own)
			await this.versions.setCurrent(null);
		for (let from = 0; from < rooms.length && !stopped.aborted; from += ASKED_AT_ONCE) {
			const asked = rooms.slice(from, from + ASKED_AT_ONCE);
			await Promise.allSettled(asked.map((room) => this.versions.renew(room, "once")));
		}
		while (!stopped.aborted && (await left()).length > 0) await pause(BETWEEN_LOOKS);
	}

	/**
	 * Makes the newest of these builds current when no process still runs the current one, because
	 * new rooms would wait until another process notices.
	 */
	private async promoteNewest(elsewhere: Set<string>): Promise<void> {
		const current = await this.versions.current();
		if (current !== this.own || elsewhere.has(this.own)) return;
		const [newest] = await this.versions.newestFirst(elsewhere);
		if (newest !== undefined) await this.versions.setCurrent(newest);
	}
}
