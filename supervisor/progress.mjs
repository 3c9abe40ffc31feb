/** Shorter work is not worth a word. */
const QUIET_MS = 2000;
const FRAMES = ["·", "•", "●", "•"];

/**
 * Says what takes a while: one moving line on a terminal, a line at the start and the end of each
 * piece of work elsewhere.
 */
export class Progress {
	/** @type {Set<{label: string, since: number, told: boolean}>} */
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
	 * Runs `work` and tells of it once it has taken two seconds.
	 * @template T
	 * @param {string} label in words for a person: "installing dependencies"
	 * @param {(relabel: (label: string) => void) => Promise<T>} work
	 * @returns {Promise<T>}
	 */
	async during(label, work) {
		const piece = { label, since: performance.now(), told: false };
		this.#running.add(piece);
		this.#timer ??= setInterval(() => this.#tick(), 200).unref();
		const relabel = (/** @type {string} */ next) => {
			piece.label = next;
			piece.told = false;
		};
		try {
			return await work(relabel);
		} finally {
			this.#running.delete(piece);
			this.#clear();
			if (piece.told) this.#out.write(`${piece.label}: ${seconds(piece.since)}\n`);
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
			if (!this.#out.isTTY && !piece.told) this.#out.write(`${piece.label} ...\n`);
			piece.told = true;
		}
	}

	/** Takes the moving line away, so that something else can be printed. */
	#clear() {
		if (this.#out.isTTY) this.#out.write("\r\x1b[K");
	}
}

/**
 * The time since `start` (performance.now()) as people read it.
 * @param {number} start
 */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
