import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";

/** A connection that has not taken all that was sent to it. */
export interface SlowReader {
	/** Unsent bytes. */
	buffered(): number;
	/** Monotonic ms at which it last took some of them. */
	drainedAt: number;
	/** Closes it with a code that is sent after the unsent bytes. */
	close(code: number): void;
	/** Closes it at once and drops its unsent bytes. */
	cut(): void;
}

/**
 * "Try again later": the client reconnects and gets a snapshot (protocol.md: a lost connection).
 */
const TRY_AGAIN_LATER = 1013;

/**
 * Bounds what all connections of this process hold together: above the limit the one with most
 * unsent bytes is closed.
 */
export class SlowReaders {
	private checking: NodeJS.Immediate | null = null;
	/** Patches to a whole room fill connections without a word to anybody. */
	private readonly timer = setInterval(() => this.check(), WIRE_LIMITS.slowReadersPause).unref();
	private readonly connections: Iterable<SlowReader>;
	private readonly limit: number;

	/** `limit` is in bytes. */
	constructor(connections: Iterable<SlowReader>, limit: number = WIRE_LIMITS.slowReadersBytes) {
		this.connections = connections;
		this.limit = limit;
	}

	/** Called when a connection did not take all of a message. */
	checkSoon(): void {
		// Not at once, because a connection that closes changes what the caller may be walking through.
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
				"the connection with most unsent bytes is closed because all of them hold too much",
			);
			total -= bytes;
			// A client that takes nothing would not receive the code, and its bytes would stay.
			if (performance.now() - connection.drainedAt > WIRE_LIMITS.stuck) connection.cut();
			else connection.close(TRY_AGAIN_LATER);
		}
	}
}
