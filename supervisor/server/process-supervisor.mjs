import { setTimeout as pause } from "node:timers/promises";
import { leash } from "./kill-with-parent.mjs";

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4000;
/** A program that lived this long was healthy: its next death is a first one again. */
const HEALTHY_MS = 10_000;
/** How long a program may take to end by itself after SIGTERM. */
const GRACE_MS = 5000;

/**
 * Keeps a program running: whenever it ends by itself it is started again, at once the first time,
 * later when it keeps dying.
 */
export class Keeper {
	#start;
	#onDeath;
	/** @type {import("node:child_process").ChildProcess | undefined} */
	#child;
	#stopping = new AbortController();
	#running = Promise.resolve();
	/** @type {Promise<void> | null} */
	#restarting = null;
	#over = false;

	/**
	 * @param {() => import("node:child_process").ChildProcess} start
	 * @param {(how: string, code: number | null) => void} onDeath hears of each death that nobody
	 *   asked for; it may call `stop`
	 */
	constructor(start, onDeath) {
		this.#start = start;
		this.#onDeath = onDeath;
	}

	start() {
		this.#stopping = new AbortController();
		this.#running = this.#run(this.#stopping.signal);
	}

	/** @param {AbortSignal} stopping */
	async #run(stopping) {
		let delay = 0;
		while (!stopping.aborted) {
			const born = performance.now();
			this.#child = this.#start();
			leash(this.#child);
			const { code, how } = await endOf(this.#child);
			if (stopping.aborted) return;
			this.#onDeath(how, code);
			if (performance.now() - born > HEALTHY_MS) delay = 0;
			await pause(delay, undefined, { signal: stopping }).catch(() => {});
			delay = Math.min(delay * 2 || FIRST_DELAY_MS, LONGEST_DELAY_MS);
		}
	}

	/** Ends the program for good. */
	async stop() {
		this.#over = true;
		await this.#end();
	}

	/**
	 * Ends the program and starts it again, for new code; what comes meanwhile is content with that
	 * start.
	 */
	restart() {
		this.#restarting ??= this.#end().then(() => {
			this.#restarting = null;
			if (!this.#over) this.start();
		});
		return this.#restarting;
	}

	/** Asks the program to end, and makes it after a while. */
	async #end() {
		this.#stopping.abort();
		this.#child?.kill("SIGTERM");
		const killing = setTimeout(() => this.#child?.kill("SIGKILL"), GRACE_MS);
		await this.#running;
		clearTimeout(killing);
	}
}

/**
 * How a program ended, in words and as its exit code; the code is null when a signal ended it or it
 * never ran.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<{how: string, code: number | null}>}
 */
const endOf = (child) =>
	new Promise((resolve) => {
		child.once("exit", (code, signal) => resolve({ how: signal ?? `exit code ${code}`, code }));
		child.once("error", (error) => resolve({ how: error.message, code: null }));
	});
