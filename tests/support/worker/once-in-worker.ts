const known = new Map<string, Promise<unknown>>();

/** Starts something once in a worker, and stops it when the worker ends. */
export function onceInWorker<T>(
	name: string,
	start: () => Promise<T>,
	stop: (started: T) => Promise<void>,
): Promise<T> {
	const before = known.get(name);
	if (before) return before as Promise<T>; // a name always has the same type
	const started = start();
	known.set(name, started);
	whenWorkerEnds.push(async () => stop(await started));
	return started;
}
