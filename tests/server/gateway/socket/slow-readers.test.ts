import { afterAll, expect, test } from "vitest";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import { type SlowReader, SlowReaders } from "../../../../gateway/socket/slow-readers.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A connection with unsent bytes that records how it was closed. */
class Reader implements SlowReader {
	ended: number | "cut" | null = null;
	drainedAt = performance.now();
	private readonly bytes: number;

	constructor(bytes: number) {
		this.bytes = bytes;
	}

	buffered = () => (this.ended === null ? this.bytes : 0);
	close = (code: number) => {
		this.ended = code;
	};
	cut = () => {
		this.ended = "cut";
	};
}

const all: SlowReaders[] = [];
afterAll(() => {
	for (const readers of all) readers.stop();
});

async function checked(connections: Reader[], limit: number): Promise<(number | string | null)[]> {
	const readers = new SlowReaders(connections, limit);
	all.push(readers);
	readers.checkSoon();
	await turn();
	return connections.map(({ ended }) => ended);
}

test("below the limit no connection is closed, above it those with the most unsent bytes until the others fit", async () => {
	expect(await checked([new Reader(10), new Reader(60), new Reader(30)], 100)).toEqual([
		null,
		null,
		null,
	]);
	expect(await checked([new Reader(10), new Reader(60), new Reader(31)], 100)).toEqual([
		null,
		1013,
		null,
	]);
	expect(
		await checked([new Reader(50), new Reader(60), new Reader(70), new Reader(40)], 100),
	).toEqual([null, 1013, 1013, null]);
});

test("a connection that takes nothing is cut, because its bytes would stay until it has received the code", async () => {
	const stuck = new Reader(90);
	stuck.drainedAt -= WIRE_LIMITS.stuck + 1;
	expect(await checked([stuck, new Reader(20)], 100)).toEqual(["cut", null]);
});
