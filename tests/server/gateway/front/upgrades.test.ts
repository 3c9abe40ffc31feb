import { expect, test } from "vitest";
import { openSeat } from "../../../faults/attack/senders/calls.ts";
import {
	claimAddress,
	dialWithOddIds,
	openSockets,
	sendFrames,
	smuggleBehindRefusals,
} from "../../../faults/attack/senders/connections.ts";
import { RawLine, upgradeHead } from "../../../faults/attack/senders/raw-line.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

/** An empty, masked ping; the pong to it is 8a 00. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);

const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	SOCKETS_PER_ADDRESS: "3",
	FAILED_CODES_PER_MINUTE: "4",
	ALLOWED_ORIGINS: "https://friend.example",
});

test("a refused upgrade closes its connection, and bytes behind it get no answer", async () => {
	const seen = await smuggleBehindRefusals(plotluck.url);
	const statuses = Object.fromEntries(
		Object.entries(seen).map(([what, heard]) => [what, heard.statuses]),
	);
	expect(statuses).toEqual({
		origin: [403],
		path: [404],
		method: [405],
		version: [426],
		key: [400],
		noKey: [400],
		twoKeys: [400],
		body: [400],
		chunked: [400],
		otherProtocol: [426],
		host: [421],
	});
	for (const [what, { closed, text }] of Object.entries(seen)) {
		expect(closed, what).toBe(true);
		expect(text, what).toMatch(/\r\nConnection: close\r\n/);
	}
	expect(seen.version?.text).toMatch(/\r\nSec-WebSocket-Version: 13\r\n/);
});

test("a client cannot choose the address that the room connections count", async () => {
	expect(await claimAddress({ ...plotluck, address: "203.0.113.20" }, 8)).toEqual([
		101, 101, 101, 101, 429, 429, 429, 429,
	]);
});

test("an upgrade that is refused for a while says for how long, in the body too", async () => {
	const address = "203.0.113.23";
	await claimAddress({ ...plotluck, address }, 5);
	const line = await RawLine.open(plotluck.url);
	const { text, closed } = await line.say(upgradeHead({ "X-Forwarded-For": address })).hear(5000);
	expect(closed).toBe(true);
	expect(text).toMatch(
		/^HTTP\/1\.1 429 .*\r\nRetry-After: ([1-9]|[1-5]\d|60)\r\n.*\r\n\r\nToo many wrong codes\. Wait a minute\.$/s,
	);
});

test("bytes behind an upgrade are read after it is accepted", async () => {
	const { id, secret, game_id } = await openSeat(plotluck.url);
	const line = await RawLine.open(plotluck.url);
	line.say(
		Buffer.concat([
			Buffer.from(
				upgradeHead({}, `/rooms?player_id=${id}&player_secret=${secret}&game_id=${game_id}`),
			),
			PING,
		]),
	);
	const { text, statuses } = await line.hear(
		10_000,
		(said) => said.includes('"seq"') && said.includes("\x8a\x00"),
	);
	expect(statuses).toEqual([101]);
	expect(text.slice(text.indexOf("\r\n\r\n"))).toContain("\x8a\x00");
	line.end();
});

test("an address holds a limited number of room connections, and other addresses are not affected", async () => {
	expect(await openSockets({ ...plotluck, address: "203.0.113.21" }, 5)).toEqual({
		open: 3,
		refused: [429, 429],
	});
	expect(await openSockets({ ...plotluck, address: "203.0.113.22" }, 3)).toEqual({
		open: 3,
		refused: [],
	});
	// Closed connections no longer count.
	await expect
		.poll(() => openSockets({ ...plotluck, address: "203.0.113.21" }, 3), {
			timeout: 20_000,
		})
		.toEqual({ open: 3, refused: [] });
});

test("a frame without a mask closes the connection, and masked frames are read however they are split", async () => {
	for (const length of [0, 300]) {
		expect(await sendFrames(plotluck.url, { masked: true, length })).toEqual({
			answered: ["first", "second", "third", "last"],
			closed: false,
		});
		expect(await sendFrames(plotluck.url, { masked: false, length })).toMatchObject({
			closed: true,
		});
	}
});

test("ids that only resemble a seat's are refused", async () => {
	const { right, ...odd } = await dialWithOddIds(plotluck.url);
	expect(right).toBe("in");
	expect(new Set(Object.values(odd))).toEqual(new Set(["sent away"]));
});
