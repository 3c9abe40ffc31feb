import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listenEarly, type PublicPort } from "../../../../gateway/front/listener.ts";
import { limitRequests, limitSockets } from "../../../../gateway/front/open-sockets.ts";
import { REQUESTS_PER_SOCKET } from "../../../../gateway/limits/rates.ts";
import {
	staySilent,
	trickleBody,
	trickleHead,
} from "../../../faults/attack/senders/connections.ts";
import { RawLine } from "../../../faults/attack/senders/raw-line.ts";

/** A second instead of half a minute. */
const SHORT = { headTime: 1000, bodyTime: 1000, slowCheck: 100, stuckTime: 60_000 };

let listener: PublicPort;
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
	const { closed, time } = await staySilent(url, 20_000);
	expect([closed, time > 900]).toEqual([true, true]);
});

test("a connection whose request head does not end is closed", async () => {
	const { closed, time } = await trickleHead(url, 20_000);
	expect([closed, time > 900]).toEqual([true, true]);
});

test("a request whose body does not end gets 408, and its connection is closed", async () => {
	const { closed, statuses, time } = await trickleBody(url, 20_000);
	expect([closed, statuses, time > 900]).toEqual([true, [408], true]);
});

test("a body that goes on after its refusal is closed in the same time", async () => {
	const refusing = await listenEarly(
		{ port: 0, host: "127.0.0.1", socketsPerAddress: 3, trustProxy: false },
		{ ...SHORT, headTime: 60_000 },
	);
	refusing.server.on("request", (_request, response) => {
		response.writeHead(413).end("too long");
	});
	refusing.open();
	const body = await trickleBody(`http://127.0.0.1:${refusing.port}`, 20_000);
	expect([body.closed, body.statuses, body.time > 900]).toEqual([true, [413], true]);
	refusing.server.close();
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

describe("behind a trusted proxy", () => {
	const PROXIED = { port: 0, host: "127.0.0.1", socketsPerAddress: 1, trustProxy: true };
	const MOST = REQUESTS_PER_SOCKET;
	let proxied: PublicPort;
	beforeEach(async () => {
		// Long enough for a slow body to last for the whole test.
		proxied = await listenEarly(PROXIED, { ...SHORT, bodyTime: 60_000 });
	});
	afterEach(() => {
		proxied.server.closeAllConnections();
		proxied.server.close();
	});

	/** Serves what a request asks for: its body, or more bytes than the network holds. */
	const serve = () => {
		proxied.server.on(
			"request",
			limitRequests(PROXIED, (request, response) => {
				if (request.url === "/large") return void response.end(Buffer.alloc(64 * 1024 * 1024));
				request.resume();
				request.on("end", () => response.end("read"));
			}),
		);
		proxied.open();
	};
	const say = async (address: string, rest: string) => {
		const line = await RawLine.open(`http://127.0.0.1:${proxied.port}`);
		return line.say(`${rest.replace("\r\n", `\r\nHost: here\r\nX-Forwarded-For: ${address}\r\n`)}`);
	};
	const begin = (address: string) => say(address, "POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n1");
	const ask = async (address: string) => {
		const line = await say(address, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
		const { statuses, text } = await line.hear(15_000);
		return { status: statuses[0], text };
	};
	const times = <T>(count: number, work: () => Promise<T>) =>
		Promise.all(Array.from({ length: count }, work));

	test("an address has a limited number of requests with slow bodies, and others are served", async () => {
		serve();
		const lines = await times(MOST, () => begin("203.0.113.1"));
		// Another connection's request may overtake those above.
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(429);
		const refused = await ask("203.0.113.1");
		expect(refused.text).toMatch(/retry-after: 1\r\n/i);
		expect(refused.text).toContain('"code":"tooManyRequests"');
		const more = await (await begin("203.0.113.1")).hear(15_000);
		expect([more.statuses, more.closed]).toEqual([[429], true]);
		expect((await ask("203.0.113.2")).status).toBe(200);
		// The address that a client adds itself comes before the proxy's.
		expect((await ask("203.0.113.9, 203.0.113.1")).status).toBe(429);
		const [first, second] = lines;
		first?.say("2");
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(200);
		await begin("203.0.113.1");
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(429);
		second?.end();
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(200);
	});

	test("answers that are not read count until they are read or their connection ends", async () => {
		serve();
		const lines = await times(MOST, async () =>
			(await say("203.0.113.1", "GET /large HTTP/1.1\r\n\r\n")).stopReading(),
		);
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(429);
		for (const line of lines) line.end();
		await expect.poll(async () => (await ask("203.0.113.1")).status).toBe(200);
	});

	test("requests that end before the server is ready count no longer", async () => {
		let held = 0;
		proxied.server.on("request", () => held++);
		const lines = await times(MOST, () => begin("203.0.113.1"));
		await expect.poll(() => held).toBe(MOST);
		for (const line of lines) line.end();
		await expect
			.poll(() => new Promise((resolve) => proxied.server.getConnections((_e, n) => resolve(n))))
			.toBe(0);
		serve();
		expect((await ask("203.0.113.1")).status).toBe(200);
	});
});
