import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A line as Lighthouse's slow 4G. */
const RATES = { down: 1.6e6, up: 750e3 } as const;
/** Milliseconds of a round trip. */
export const ROUND_TRIP = 150;
/** Bytes that a connection puts on the line before others have their turn. */
const PIECE = 4096;

/** A relay to a server over a slow line. */
export interface SlowLine {
	url: string;
	/** Closes the connections, as between two visits. */
	hangUp(): void;
	close(): void;
}

/**
 * Starts a relay to the port of a server on this machine, in which all connections share one line of
 * 1.6 Mbit/s down and 0.75 up, and each begins with the round trip of its handshake.
 */
export async function startSlowLine(port: number): Promise<SlowLine> {
	const open = new Set<Socket>();
	const down = new Line(RATES.down);
	const up = new Line(RATES.up);
	const server = createServer(async (client) => {
		const origin = connect(port, "127.0.0.1");
		for (const socket of [client, origin]) {
			open.add(socket);
			socket.setNoDelay(true);
			socket.on("error", () => undefined); // the other end hangs up
			socket.once("close", () => {
				open.delete(socket);
				client.destroy();
				origin.destroy();
			});
		}
		await wait(ROUND_TRIP);
		void carry(client, origin, up);
		void carry(origin, client, down);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port: own } = server.address() as AddressInfo; // a server on a port has this address
	const hangUp = () => {
		for (const socket of open) socket.destroy();
	};
	return {
		url: `http://127.0.0.1:${own}`,
		hangUp,
		close() {
			server.close();
			hangUp();
		},
	};
}

/** A direction of the line. */
class Line {
	private readonly rate: number;
	private freeAt = 0;
	/** `rate` in bits per second. */
	constructor(rate: number) {
		this.rate = rate;
	}

	/** Resolves when the bytes have been put on the line. */
	async put(bytes: number): Promise<void> {
		const now = performance.now();
		this.freeAt = Math.max(this.freeAt, now) + (bytes * 8000) / this.rate;
		await wait(this.freeAt - now);
	}
}

async function carry(from: Socket, to: Socket, line: Line): Promise<void> {
	const chunks: AsyncIterable<Buffer> = from;
	try {
		for await (const chunk of chunks)
			for (let at = 0; at < chunk.length; at += PIECE) {
				const piece = chunk.subarray(at, at + PIECE);
				await line.put(piece.length);
				setTimeout(() => to.writable && to.write(piece), ROUND_TRIP / 2);
			}
	} catch {
		return; // the connection was closed
	}
	setTimeout(() => to.end(), ROUND_TRIP / 2);
}
