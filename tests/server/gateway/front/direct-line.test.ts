import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { forwardUpgrade } from "../../../../gateway/front/forward-upgrade.ts";
import type { DirectLine, Expected } from "../../../../gateway/front/inner-port.ts";
import { textFrame } from "../../../../gateway/front/short-frames.ts";
import { claimIn } from "../../../../gateway/session.ts";

const HEAD = "GET /rooms HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const ACCEPT = "HTTP/1.1 101 Switching Protocols\r\n\r\n";
const CLOSE = Buffer.from([0x88, 0]);

/** Returns a client's text message as one frame. */
function masked(text: string): Buffer {
	const [mask, payload] = [Buffer.from([1, 2, 3, 4]), Buffer.from(text)];
	for (const [i, byte] of payload.entries()) payload[i] = byte ^ (mask[i % 4] ?? 0);
	return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, payload]);
}

/** A socket with all that it has received. */
interface End {
	socket: Socket;
	heard: () => string;
}
function listenTo(socket: Socket): End {
	let all = Buffer.alloc(0);
	socket.on("data", (chunk: Buffer) => {
		all = Buffer.concat([all, chunk]);
	});
	return { socket, heard: () => all.toString("latin1") };
}

/** Opens a connection through the proxy to a port that this test answers for, with its line. */
async function connected(): Promise<{ client: End; inner: End; line: DirectLine }> {
	const expected = new Map<string, Expected>();
	const innerServer = createNetServer().listen(0, "127.0.0.1");
	const front = createServer().listen(0, "127.0.0.1");
	await Promise.all([once(innerServer, "listening"), once(front, "listening")]);
	const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
	front.on("upgrade", (request, socket, head) =>
		forwardUpgrade(
			{
				headers: request.headers,
				claim: claimIn(""),
				client: { address: "::1", free: true },
				socket,
				head,
			},
			{ port: portOf(innerServer), expected },
			() => socket.destroy(),
		),
	);
	const client = listenTo(connect(portOf(front), "127.0.0.1").setNoDelay(true));
	client.socket.write(HEAD);
	const [socket] = (await once(innerServer, "connection")) as [Socket];
	const inner = listenTo(socket.setNoDelay(true));
	onTestFinished(() => {
		client.socket.destroy();
		socket.destroy();
		front.close();
		innerServer.close();
	});
	await vi.waitFor(() => expect(inner.heard()).toContain("\r\n\r\n"));
	const path = /^GET (\S+) /.exec(inner.heard())?.[1] ?? "";
	const { line } = expected.get(path) ?? {};
	if (!line) throw new Error("no connection is expected at this path");
	socket.write(ACCEPT);
	await vi.waitFor(() => expect(client.heard()).toContain(ACCEPT));
	return { client, inner, line };
}

const [SHORT, LONG] = ['{"now":1,"sparks":[]}', `{"now":1,"sparks":["${"x".repeat(300)}"]}`];

test("a spark is written to the client's socket directly, short or long, and never inside another frame", async () => {
	const { client, inner, line } = await connected();
	const state = textFrame("a state of the room");
	inner.socket.write(state.subarray(0, 7));
	await vi.waitFor(() => expect(client.heard()).toContain("a sta"));
	line.write(textFrame("lost"));
	inner.socket.write(state.subarray(7));
	await vi.waitFor(() => expect(client.heard()).toContain(state.toString("latin1")));
	line.write(textFrame(SHORT));
	line.write(textFrame(LONG));
	inner.socket.write(textFrame("the end"));
	await vi.waitFor(() => expect(client.heard()).toContain("the end"));
	const frames = [state, textFrame(SHORT), textFrame(LONG), textFrame("the end")];
	expect(client.heard()).toContain(ACCEPT + frames.map((one) => one.toString("latin1")).join(""));
});

test("nothing follows a close frame", async () => {
	const { client, inner, line } = await connected();
	inner.socket.write(CLOSE);
	await vi.waitFor(() => expect(client.heard()).toContain(CLOSE.toString("latin1")));
	line.write(textFrame(SHORT));
	inner.socket.end();
	await once(client.socket, "end");
	expect(client.heard().endsWith(CLOSE.toString("latin1"))).toBe(true);
});

test("a client that does not read gets no spark, neither then nor later", async () => {
	const { client, inner, line } = await connected();
	client.socket.pause();
	// More than all buffers on the way hold, so that the proxy has unsent bytes.
	const full = textFrame("x".repeat(60_000));
	let written = 0;
	while (inner.socket.writableLength < 4 * full.length) {
		inner.socket.write(full);
		written += full.length;
		await new Promise(setImmediate);
	}
	line.write(textFrame("too slow"));
	client.socket.resume();
	await vi.waitFor(() => expect(client.heard().length).toBeGreaterThanOrEqual(written), 15_000);
	line.write(textFrame(SHORT));
	await vi.waitFor(() => expect(client.heard()).toContain(SHORT));
	expect(client.heard()).not.toContain("too slow");
});

test("a client's spark takes the direct path, and the inner port where that refuses it", async () => {
	const { client, inner, line } = await connected();
	const taken: string[] = [];
	line.take = (text) => taken.push(text) > 1;
	const sparks = ["first", "second"].map((kind) => `{"spark":{"kind":"${kind}"}}`);
	for (const [i, text] of sparks.entries()) {
		client.socket.write(masked(text));
		await vi.waitFor(() => expect(taken).toHaveLength(i + 1));
	}
	const other = masked('{"resync":true}');
	client.socket.write(other);
	const expected = Buffer.concat([masked(sparks[0] ?? ""), other]).toString("latin1");
	await vi.waitFor(() => expect(inner.heard().split("\r\n\r\n")[1]).toBe(expected));
	expect(taken).toEqual(sparks);
});

test("bytes that are not exactly one spark are forwarded to the inner port unchanged", async () => {
	const { client, inner, line } = await connected();
	line.take = () => true;
	const spark = masked('{"spark":{"kind":"hop"}}');
	const [fragment, unusual] = [Buffer.from(spark), Buffer.from(spark)];
	fragment[0] = 0x01;
	unusual[0] = 0xc1;
	const chunks = [
		Buffer.concat([spark, spark]),
		fragment,
		unusual,
		spark.subarray(0, 20),
		spark.subarray(20),
		masked('{"Spark":{"kind":"hop"}}'),
	];
	let sent = "";
	for (const chunk of chunks) {
		client.socket.write(chunk);
		sent += chunk.toString("latin1");
		await vi.waitFor(() => expect(inner.heard().split("\r\n\r\n")[1]).toBe(sent));
	}
});
