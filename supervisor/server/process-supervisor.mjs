import { setTimeout as pause } from "node:timers/promises";
import { killWithParent } from "./kill-with-parent.mjs";

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4000;
/** A program that ran for this long was healthy, so its next restart has no delay. */
const HEALTHY_MS = 10_000;
/** How long a program may take to exit after SIGTERM, by default. */
const GRACE_MS = 5000;

/**
 * Restarts a program whenever it exits: at first immediately, then with growing delays while it
 * keeps exiting.
 */
export class ProcessSupervisor {
	#start;
	#onExit;
	#graceMs;
	#platform;
	/** @type {import("node:child_process").ChildProcess | undefined} */
	#child;
	#stopping = new AbortController();
	#running = Promise.resolve();
	/** @type {Promise<void> | null} */
	#restarting = null;
	#stopped = false;

	/**
	 * @param {() => import("node:child_process").ChildProcess} start
	 * @param {(how: string, code: number | null) => void} onExit called after each exit that `stop`
	 *   and `restart` did not cause; it may call `stop`
	 * @param {{graceMs?: number, platform?: NodeJS.Platform}} [options] graceMs: how long the program
	 *   may take to exit
	 */
	constructor(start, onExit, { graceMs = GRACE_MS, platform = process.platform } = {}) {
		this.#start = start;
		this.#onExit = onExit;
		this.#graceMs = graceMs;
		this.#platform = platform;
	}

	start() {
		this.#stopping = new AbortController();
		this.#running = this.#run(this.#stopping.signal);
	}

	/** @param {AbortSignal} stopping */
	async #run(stopping) {
		let delay = 0;
		while (!stopping.aborted) {
			const startedAt = performance.now();
			this.#child = this.#start();
			killWithParent(this.#child);
			const { code, how } = await endOf(this.#child);
			if (stopping.aborted) return;
			this.#onExit(how, code);
			if (performance.now() - startedAt > HEALTHY_MS) delay = 0;
			await pause(delay, undefined, { signal: stopping }).catch(() => {});
			delay = Math.min(delay * 2 || FIRST_DELAY_MS, LONGEST_DELAY_MS);
		}
	}

	/**
	 * Ends the program and does not restart it.
	 * @param {number} [graceMs] in place of the program's own
	 */
	async stop(graceMs) {
		this.#stopped = true;
		await this.#end(graceMs);
	}

	/**
	 * Ends the program and starts it again with new code. Concurrent calls share one restart.
	 */
	restart() {
		this.#restarting ??= this.#end().then(() => {
			this.#restarting = null;
			if (!this.#stopped) this.start();
		});
		return this.#restarting;
	}

	/**
	 * Asks the program to exit, and sends SIGKILL after the grace period. On Windows it asks by
	 * closing the IPC channel, because SIGTERM kills at once there.
	 */
	async #end(graceMs = this.#graceMs) {
		this.#stopping.abort();
		if (this.#platform === "win32" && this.#child?.connected) this.#child.disconnect();
		else this.#child?.kill("SIGTERM");
		const killing = setTimeout(() => this.#child?.kill("SIGKILL"), graceMs);
		await this.#running;
		clearTimeout(killing);
	}
}

/**
 * Resolves when a program has ended: to the reason as text and its exit code, which is null after a
 * signal or a failed start.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<{how: string, code: number | null}>}
 */
const endOf = (child) =>
	new Promise((resolve) => {
		child.once("exit", (code, signal) => resolve({ how: signal ?? `exit code ${code}`, code }));
		child.once("error", (error) => resolve({ how: error.message, code: null }));
	});
