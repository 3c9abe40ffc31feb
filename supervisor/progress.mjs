/** Shorter work is not displayed. */
const QUIET_MS = 2000;
const FRAMES = ["·", "•", "●", "•"];

/**
 * Displays slow work: on a terminal as one animated line, elsewhere as a line at the start and the
 * end of each task.
 */
export class Progress {
	/** @type {Set<{label: string, since: number, shown: boolean}>} */
	#running = new Set();
	#frame = 0;
	/** @type {NodeJS.Timeout | undefined} */
	#timer;
	#out;

	/** @param {NodeJS.WriteStream} [out] */
	constructor(out = process.stderr) {
		this.#out = out;
	}

	/**
	 * Runs `work`, and displays it after two seconds.
	 * @template T
	 * @param {string} label for people, for example "installing dependencies"
	 * @param {(relabel: (label: string) => void) => Promise<T>} work
	 * @returns {Promise<T>}
	 */
	async during(label, work) {
		const piece = { label, since: performance.now(), shown: false };
		this.#running.add(piece);
		this.#timer ??= setInterval(() => this.#tick(), 200).unref();
		const relabel = (/** @type {string} */ next) => {
			piece.label = next;
			piece.shown = false;
		};
		try {
			return await work(relabel);
		} finally {
			this.#running.delete(piece);
			this.#clear();
			if (piece.shown) this.#out.write(`${piece.label}: ${seconds(piece.since)}\n`);
			if (this.#running.size === 0) {
				clearInterval(this.#timer);
				this.#timer = undefined;
			}
		}
	}

	#tick() {
		const slow = [...this.#running].filter((piece) => performance.now() - piece.since > QUIET_MS);
		if (this.#out.isTTY && slow.length > 0) {
			this.#clear();
			const line = slow.map((piece) => `${piece.label} ${seconds(piece.since)}`).join(", ");
			this.#out.write(
				`${FRAMES[this.#frame++ % FRAMES.length]} ${line.slice(0, (this.#out.columns || 80) - 3)}`,
			);
		}
		for (const piece of slow) {
			if (!this.#out.isTTY && !piece.shown) this.#out.write(`${piece.label} ...\n`);
			piece.shown = true;
		}
	}

	/** Clears the animated line before other output. */
	#clear() {
		if (this.#out.isTTY) this.#out.write("\r\x1b[K");
	}
}

/**
 * Returns the time since `start` (performance.now()) in seconds, as text.
 * @param {number} start
 */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
