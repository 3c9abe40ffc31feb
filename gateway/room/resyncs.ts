import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import type { Viewer } from "./viewer.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** Limits the snapshots that clients request to one a second for each connection. */
export class Resyncs {
	private readonly busy = new Map<Viewer, { again: boolean; pause?: NodeJS.Timeout }>();
	private readonly snapshot: (viewer: Viewer) => Promise<void>;

	constructor(snapshot: (viewer: Viewer) => Promise<void>) {
		this.snapshot = snapshot;
	}

	/**
	 * Sends a snapshot now, or one second after the last one. All requests in between share that
	 * snapshot.
	 */
	async request(viewer: Viewer): Promise<void> {
		const busy = this.busy.get(viewer);
		if (busy) {
			busy.again = true;
			return;
		}
		const state: { again: boolean; pause?: NodeJS.Timeout } = { again: false };
		this.busy.set(viewer, state);
		try {
			await this.snapshot(viewer);
		} catch (error) {
			if (logThrottle.allows("snapshot"))
				log.warn({ err: error }, "cannot send a snapshot, so it is tried again");
			state.again = true;
		}
		if (viewer.closed) {
			this.busy.delete(viewer);
			return;
		}
		state.pause = setTimeout(() => {
			this.busy.delete(viewer);
			if (state.again && !viewer.closed) void this.request(viewer);
		}, WIRE_LIMITS.resyncPause).unref();
	}

	/** Drops a closed connection. */
	forget(viewer: Viewer): void {
		clearTimeout(this.busy.get(viewer)?.pause);
		this.busy.delete(viewer);
	}
}
