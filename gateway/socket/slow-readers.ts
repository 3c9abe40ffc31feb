import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";

/** A connection that may have unsent bytes. */
export interface SlowReader {
	/** Returns the unsent bytes. */
	buffered(): number;
	/** Monotonic ms at which it last sent some of them. */
	drainedAt: number;
	/** Closes it with a code, which is sent after the unsent bytes. */
	close(code: number): void;
	/** Closes it at once and drops the unsent bytes. */
	cut(): void;
}

/** The client reconnects and gets a snapshot (docs/protocol.md "Close codes"). */
const TRY_AGAIN_LATER = 1013;

/**
 * Limits the unsent bytes of all connections of this process. Above the limit it closes those with
 * the most unsent bytes.
 */
export class SlowReaders {
	private checking: NodeJS.Immediate | null = null;
	/** Also checks at intervals, because publishing to a topic does not report unsent bytes. */
	private readonly timer = setInterval(() => this.check(), WIRE_LIMITS.slowReadersPause).unref();
	private readonly connections: Iterable<SlowReader>;
	private readonly limit: number;

	/** `limit` is in bytes. */
	constructor(connections: Iterable<SlowReader>, limit: number = WIRE_LIMITS.slowReadersBytes) {
		this.connections = connections;
		this.limit = limit;
	}

	/** Checks after this turn of the event loop. Called when a message was not sent at once. */
	checkSoon(): void {
		// Not at once, because closing a connection changes a set that the caller may be iterating.
		this.checking ??= setImmediate(() => {
			this.checking = null;
			this.check();
		});
	}

	stop(): void {
		clearInterval(this.timer);
	}

	private check(): void {
		const readers = [...this.connections].map((connection) => ({
			connection,
			bytes: connection.buffered(),
		}));
		let total = readers.reduce((sum, { bytes }) => sum + bytes, 0);
		if (total <= this.limit) return;
		readers.sort((a, b) => b.bytes - a.bytes);
		for (const { connection, bytes } of readers) {
			if (total <= this.limit) return;
			log.warn(
				{ bytes, total },
				"closing the connection with the most unsent bytes, because all of them have too many",
			);
			total -= bytes;
			// A client that takes no bytes would not receive the code, and its unsent bytes would stay.
			if (performance.now() - connection.drainedAt > WIRE_LIMITS.stuck) connection.cut();
			else connection.close(TRY_AGAIN_LATER);
		}
	}
}
