import { WirePlayer } from "../../../players/wire/player.ts";
import { type Attacker, from, openSeat, times } from "./calls.ts";
import { RawLine, type RawOutput, roomPath, upgradeHead } from "./raw-line.ts";
import { frame, OP, RawSocket } from "./raw-socket.ts";

const PATIENCE = 10_000;
const isAnswered = (text: string) => text.includes("\r\n\r\n");

/**
 * Sends upgrades that must be refused, each directly followed by a request that must get no reply,
 * as a proxy with persistent connections does. Returns the results by fault.
 */
export async function smuggleBehindRefusals(url: string): Promise<Record<string, RawOutput>> {
	const second = upgradeHead({ "X-Real-IP": "127.0.0.1" });
	const key = "dGhlIHNhbXBsZSBub25jZQ==";
	const firsts = {
		origin: upgradeHead({ Origin: "https://elsewhere.example" }),
		path: upgradeHead({}, "/elsewhere"),
		method: upgradeHead({}, "/rooms", "POST"),
		version: upgradeHead({ "Sec-WebSocket-Version": "8" }),
		key: upgradeHead({ "Sec-WebSocket-Key": "short" }),
		noKey: upgradeHead({ "Sec-WebSocket-Key": null }),
		twoKeys: upgradeHead({ "Sec-WebSocket-Key": `${key}\r\nSec-WebSocket-Key: ${key}` }),
		body: upgradeHead({ "Content-Length": "5" }),
		chunked: upgradeHead({ "Transfer-Encoding": "chunked" }),
		otherProtocol: upgradeHead({ Upgrade: "h2c" }),
		host: upgradeHead({ Host: "rebound.example" }),
	};
	const seen: Record<string, RawOutput> = {};
	for (const [what, first] of Object.entries(firsts))
		seen[what] = await RawLine.ask(url, first + second, PATIENCE);
	return seen;
}

/** Connects with a wrong secret and headers that forge another address each time. Returns the statuses. */
export async function claimAddress({ url, address }: Attacker, tries: number): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < tries; i++) {
		const head = upgradeHead({
			"X-Forwarded-For": address,
			"X-Real-IP": `198.51.100.${i}`,
			"X-Client-IP": `198.51.100.${i}`,
		});
		const heard = await RawLine.ask(url, head, PATIENCE, (text) => text.includes("goaway"));
		statuses.push(heard.statuses[0] ?? 0);
	}
	return statuses;
}

/** Connects to a room past the front, on the inner port. */
export const goPastFront = (port: number, path: string): Promise<RawOutput> =>
	RawLine.ask(`http://127.0.0.1:${port}`, upgradeHead({}, path), PATIENCE, isAnswered);

/** The server's replies under a host name: to a call, a page and a room connection. */
export interface Named {
	call: number;
	page: number;
	upgrade: number;
}

/** Calls the server under each host name, as a browser does after DNS rebinding. */
export async function callByName(url: string, names: string[]): Promise<Record<string, Named>> {
	const status = async (request: string) =>
		(await RawLine.ask(url, request, PATIENCE, isAnswered)).statuses[0] ?? 0;
	const seen: Record<string, Named> = {};
	for (const name of names) {
		seen[name] = {
			call: await status(`GET /api/v3/config HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
			page: await status(`GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
			upgrade: await status(upgradeHead({ Host: name, Origin: `http://${name}` })),
		};
	}
	return seen;
}

type Dialled = "in" | "sent away" | "no answer";

/** Connects with a right secret and ids that resemble the right ones. Returns the result of each. */
export async function dialWithOddIds(url: string): Promise<Record<string, Dialled>> {
	const seat = await openSeat(url);
	const right = roomPath(seat);
	const odd = (id: string) => right.replace(`player_id=${seat.id}`, `player_id=${id}`);
	const paths: Record<string, string> = {
		right,
		"repeated player": `${right}&player_id=${seat.id}`,
		"repeated game": `${right}&game_id=${seat.game_id}`,
		"repeated secret": `${right}&player_secret=${seat.secret}`,
		exponent: odd(`${seat.id}e0`),
		hexadecimal: odd(`0x${seat.id.toString(16)}`),
		blank: odd(`%20${seat.id}`),
		"line break": odd(`${seat.id}%0a`),
		"leading zero": odd(`0${seat.id}`),
		plus: odd(`%2B${seat.id}`),
		fraction: odd(`${seat.id}.0`),
		negative: odd(`-${seat.id}`),
		"beyond 53 bits": odd("99999999999999999999"),
	};
	const seen: Record<string, Dialled> = {};
	for (const [what, path] of Object.entries(paths)) {
		const isIn = (text: string) => text.includes('"seq"');
		const isAway = (text: string) => text.includes('"goaway"');
		const head = upgradeHead({}, path);
		const { text } = await RawLine.ask(url, head, PATIENCE, (said) => isIn(said) || isAway(said));
		seen[what] = isIn(text) ? "in" : isAway(text) ? "sent away" : "no answer";
	}
	return seen;
}

/**
 * Sends masked frames at once and byte by byte, then one with or without a mask, of at least
 * `length` bytes. Returns which got a reply and whether the connection was closed.
 */
export async function sendFrames(
	url: string,
	{ masked, length }: { masked: boolean; length: number },
): Promise<{ answered: string[]; closed: boolean }> {
	const seat = await openSeat(url);
	const { id: player_id, secret: player_secret, game_id } = seat;
	const action = (id: string, least: number, mask = true) => {
		const envelope = { game_id, player_id, player_secret, player_action: "game/start", id };
		const payload = JSON.stringify(envelope).padEnd(least, " ");
		return frame({ opcode: OP.text, payload, masked: mask });
	};
	const socket = await RawSocket.open(url, seat);
	await socket.seated();
	socket.send(action("first", 0), action("second", 300));
	for (const byte of action("third", 300)) socket.send(Buffer.from([byte]));
	socket.send(action("last", length, masked));
	const isAnswered = (id: string) =>
		socket.frames.some(({ payload }) => payload.includes(`"${id}"`));
	await socket.sees(() => isAnswered("last") || !socket.isOpen, PATIENCE);
	const closed = !socket.isOpen;
	socket.drop();
	return { answered: ["first", "second", "third", "last"].filter(isAnswered), closed };
}

/**
 * Connects an audience from one address and keeps all connections open. Returns how many were
 * accepted and how the others were refused.
 */
export async function openSockets(
	{ url, address }: Attacker,
	sockets: number,
): Promise<{ open: number; refused: number[] }> {
	const host = await WirePlayer.host(url, { audiences: true });
	const crowd: WirePlayer[] = [];
	for (let i = 0; i < sockets; i++) {
		const name = `Watch${i}`;
		const watcher = await WirePlayer.join(url, host.seat.room_code, name, { audience: true });
		watcher.drop();
		crowd.push(await new WirePlayer(url, watcher.seat).connect({ headers: from(address) }));
	}
	const refused = crowd.flatMap((watcher) => watcher.refused ?? []);
	for (const player of [host, ...crowd]) player.drop();
	return { open: crowd.length - refused.length, refused };
}

/** Milliseconds in which the server refuses what it does not wait for. */
const REFUSED_BY = 3000;

/**
 * Begins calls from one forwarded address and does not end their bodies. Returns how many the server
 * waits for, how the others were refused, and the status of a call from another address meanwhile.
 */
export async function holdRequests(
	{ url, address }: Attacker,
	requests: number,
): Promise<{ held: number; refused: number[]; other: number }> {
	const head = [
		"POST /api/v3/rooms HTTP/1.1",
		"Host: 127.0.0.1",
		`X-Forwarded-For: ${address}`,
		"Content-Type: application/json",
		"Content-Length: 15000",
	];
	const lines: RawLine[] = [];
	for (let i = 0; i < requests; i++)
		lines.push((await RawLine.open(url)).say(`${head.join("\r\n")}\r\n\r\n{`));
	const heard = await Promise.all(lines.map((line) => line.hear(REFUSED_BY)));
	const other = await fetch(`${url}/api/v3/config`, { headers: from("192.0.2.1") });
	for (const line of lines) line.end();
	const refused = heard.flatMap(({ statuses }) => statuses);
	return { held: requests - refused.length, refused, other: other.status };
}

/** Connects and sends nothing until the server closes the connection, at most `patience` ms. */
export const staySilent = (url: string, patience: number): Promise<RawOutput> =>
	RawLine.ask(url, "", patience);

/** Sends a request's head byte by byte without an end. */
export const trickleHead = (url: string, patience: number): Promise<RawOutput> =>
	trickle(url, patience, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ");

/** Announces a body and sends it byte by byte. */
export const trickleBody = (url: string, patience: number): Promise<RawOutput> =>
	trickle(
		url,
		patience,
		"POST /api/v3/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n",
	);

async function trickle(url: string, patience: number, begin: string): Promise<RawOutput> {
	const line = (await RawLine.open(url)).say(begin);
	const drip = setInterval(() => line.say(" "), 50);
	const heard = await line.hear(patience);
	clearInterval(drip);
	line.end();
	return heard;
}

/** Opens connections of one seat in quick turn, as a browser does. Returns whether the newest one stays. */
export async function newestStays(url: string, gap: number): Promise<boolean> {
	const seat = await openSeat(url);
	const opening = times(4, async (n) => {
		// In this order, and before the first one is accepted.
		await new Promise((resolve) => setTimeout(resolve, n * gap));
		return RawSocket.open(url, seat);
	});
	const sockets = await Promise.all(opening);
	const newest = sockets.at(-1);
	await newest?.seated();
	// The server has closed the three others, and so it has accepted all four.
	await Promise.all(sockets.slice(0, -1).map((socket) => socket.isClosed()));
	const stays = (await newest?.isAlive()) ?? false;
	for (const socket of sockets) socket.drop();
	return stays;
}
