const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** One Ctrl-C can arrive twice, from the terminal and from npm. */
const SAME_WISH_MS = 1000;
const LOOK_MS = 250;

/**
 * Runs `work` until it ends or somebody asks this process to stop, and then stops what it started,
 * the last first.
 * @param {(stopWith: (stop: () => Promise<unknown>) => void) => Promise<number>} work answers the
 *   exit code
 */
export async function untilStopped(work) {
	/** @type {(() => Promise<unknown>)[]} */
	const stops = [];
	try {
		return await Promise.race([untilAsked().then(() => 0), work((stop) => stops.push(stop))]);
	} finally {
		for (const stop of stops.reverse()) await stop();
	}
}

/** Resolves when somebody asks this process to stop; whoever asks again does not want to wait. */
const untilAsked = () =>
	new Promise((/** @type {(value: void) => void} */ resolve) => {
		let asked = Number.POSITIVE_INFINITY;
		for (const signal of SIGNALS)
			process.on(signal, () => {
				if (performance.now() - asked > SAME_WISH_MS) process.exit(1);
				asked = Math.min(asked, performance.now());
				resolve();
			});
		if (process.env.npm_lifecycle_event) untilOrphaned(resolve);
	});

/**
 * npm runs us in a shell, and its signals end that shell without reaching us.
 * @param {() => void} orphaned
 */
function untilOrphaned(orphaned) {
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && orphaned(), LOOK_MS).unref();
}
