const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** One Ctrl-C can arrive twice, from the terminal and from npm. */
const SAME_REQUEST_MS = 1000;
const POLL_MS = 250;

/**
 * Runs `work` until it returns an exit code or this process receives a stop signal. Then calls the
 * functions that `work` registered with `onShutdown`, the last one first.
 * @param {(onShutdown: (stop: () => Promise<unknown>) => void) => Promise<number>} work
 */
export async function runUntilShutdown(work) {
	/** @type {(() => Promise<unknown>)[]} */
	const stops = [];
	try {
		return await Promise.race([stopRequested().then(() => 0), work((stop) => stops.push(stop))]);
	} finally {
		for (const stop of stops.reverse()) await stop();
	}
}

/** Resolves at the first stop signal. A second signal exits at once. */
const stopRequested = () =>
	new Promise((/** @type {(value: void) => void} */ resolve) => {
		let requestedAt = Number.POSITIVE_INFINITY;
		for (const signal of SIGNALS)
			process.on(signal, () => {
				if (performance.now() - requestedAt > SAME_REQUEST_MS) process.exit(1);
				requestedAt = Math.min(requestedAt, performance.now());
				resolve();
			});
		if (process.env.npm_lifecycle_event) watchParent(resolve);
	});

/**
 * Watches the parent process, because npm runs this one in a shell and its signals end only that
 * shell.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && orphaned(), POLL_MS).unref();
}
