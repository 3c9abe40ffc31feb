import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listener, listenEarly } from "../../../gateway/front/listener.ts";
import { limitSockets } from "../../../gateway/front/open-sockets.ts";
import { RawLine } from "../../attack/front/raw-line.ts";
import { staySilent, trickleBody, trickleHead } from "../../attack/front/slow-clients.ts";

/** A second instead of half a minute. */
const SHORT = { headTime: 1000, bodyTime: 1000, slowCheck: 100, stuckTime: 60_000 };

let listener: Listener;
let url: string;
beforeAll(async () => {
	listener = await listenEarly(
		{ port: 0, host: "127.0.0.1", socketsPerAddress: 3, trustProxy: false },
		SHORT,
	);
	url = `http://127.0.0.1:${listener.port}`;
	listener.server.on("request", (request, response) => {
		request.resume();
		request.on("end", () => response.end("read"));
	});
	listener.open();
});
afterAll(() => {
	listener.server.closeAllConnections();
	listener.server.close();
});

test("a silent connection is closed", async () => {
	const { closed, time } = await staySilent({ url, patience: 20_000 });
	expect([closed, time > 900]).toEqual([true, true]);
});

test("a connection whose request head does not end is closed", async () => {
	const { closed, time } = await trickleHead({ url, patience: 20_000 });
	expect([closed, time > 900]).toEqual([true, true]);
});

test("a request whose body does not end gets 408, and its connection is closed", async () => {
	const { closed, statuses, time } = await trickleBody({ url, patience: 20_000 });
	expect([closed, statuses, time > 900]).toEqual([true, [408], true]);
});

test("a body that arrives in time is read", async () => {
	expect(await (await fetch(url, { method: "POST", body: "x".repeat(100_000) })).text()).toBe(
		"read",
	);
});

test("a client that stops reading in the middle of a response is closed", async () => {
	const patient = await listenEarly(
		{ port: 0, host: "127.0.0.1", socketsPerAddress: 3, trustProxy: false },
		{ ...SHORT, stuckTime: 1000 },
	);
	patient.open();
	const gone = new Promise((resolve) => {
		patient.server.on("request", (_request, response) => {
			response.once("close", () => resolve("closed"));
			response.end(Buffer.alloc(64 * 1024 * 1024));
		});
	});
	const line = await RawLine.open(`http://127.0.0.1:${patient.port}`);
	line.say("GET / HTTP/1.1\r\nHost: here\r\n\r\n").stopReading();
	expect(await gone).toBe("closed");
	line.end();
	patient.server.close();
});

test("an address opens a limited number of connections, silent ones too, and this machine any number", async () => {
	const strangers = await listenEarly(
		{ port: 0, host: "127.0.0.1", socketsPerAddress: 1000, trustProxy: false },
		SHORT,
	);
	limitSockets(strangers.server, 3, () => "203.0.113.1");
	const dial = (port: number) =>
		Promise.all(Array.from({ length: 5 }, () => RawLine.open(`http://127.0.0.1:${port}`)));
	for (const [port, left] of [
		[strangers.port, 3],
		[listener.port, 5],
	] as const) {
		const lines = await dial(port);
		const heard = await Promise.all(lines.map((line) => line.hear(500)));
		expect(heard.filter(({ closed }) => !closed)).toHaveLength(left);
		for (const line of lines) line.end();
	}
	strangers.server.closeAllConnections();
	strangers.server.close();
});
