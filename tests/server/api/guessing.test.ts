import { expect, test } from "vitest";
import {
	guessAdminKey,
	guessCode,
	guessFromNetwork,
	playBesideGuesser,
	type Sender,
	sendMany,
} from "../../faults/attack/senders/calls.ts";
import { gather } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

/**
 * The tests come from loopback, which is free, so the addresses of clients are forwarded by a
 * proxy.
 */
const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	FAILED_CODES_PER_MINUTE: "5",
	CALLS_PER_MINUTE: "40",
	CONNECTIONS_PER_MINUTE: "15",
	ADMIN_KEY: "the operator's key",
});

const from = (address: string) => ({ "x-forwarded-for": address });
const tallyOf = async (sender: Sender, calls: number, address = "", atOnce = calls) =>
	(await sendMany(sender, { ...plotluck, address }, calls, atOnce)).statuses;
const look = async (code: string, address?: string) =>
	call(plotluck.url, "GET", `/rooms/${code}`, undefined, address ? from(address) : {});

async function guess(times: number, address?: string): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < times; i++) statuses.push((await look("ZZZZ", address)).status);
	return statuses;
}

test("after too many wrong codes an address must wait, also with a right one; other addresses need not", async () => {
	const [host] = await gather(plotluck.url, 1);
	const code = host?.seat.room_code ?? "";
	const statuses = await guess(10, "203.0.113.1");
	expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
	expect(statuses.at(-1)).toBe(429);
	const refused = await look(code, "203.0.113.1");
	expect([refused.status, refused.body]).toEqual([
		429,
		{ error: expect.stringMatching(/./), code: "guessLimit" },
	]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await look(code, "203.0.113.2")).status).toBe(200);
	expect((await look(code)).status).toBe(200);
	expect(
		(await call(plotluck.url, "PUT", `/rooms/${code}/players`, {}, from("203.0.113.1"))).status,
	).not.toBe(200);
});

test("wrong secrets of room connections count too, and block all connections except those with the seat's secret", async () => {
	const [host] = await gather(plotluck.url, 1);
	if (!host) return;
	const headers = from("127.0.0.1, 203.0.113.3");
	const knock = async (secret: string) => {
		const stranger = await new WirePlayer(plotluck.url, { ...host.seat, secret }).connect({
			headers,
		});
		await stranger.until(() => stranger.closed !== null || stranger.game !== undefined);
		return stranger.refused ?? stranger.closed ?? "in";
	};
	const tries: unknown[] = [];
	for (let i = 0; i < 8; i++) tries.push(await knock(`wrong secret number ${i}`));
	expect([tries[0], tries.at(-1)]).toEqual([1000, 429]);
	expect(await knock(host.seat.secret)).toBe("in");
	expect((await look(host.seat.room_code, "203.0.113.3")).status).toBe(429);
	await host.connect({ headers: from("203.0.113.4") });
	expect(host.game.id).toBe(host.seat.game_id);
});

test("wrong admin keys count too", async () => {
	const ask = (key: string) =>
		call(plotluck.url, "GET", "/config/access", undefined, {
			...from("203.0.113.5"),
			"x-admin-key": key,
		});
	const statuses: number[] = [];
	for (let i = 0; i < 8; i++) statuses.push((await ask(`guess ${i}`)).status);
	expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
	expect((await ask("the operator's key")).status).toBe(429);
});

test("guesses sent at the same time are counted before they are looked up", async () => {
	expect(await tallyOf(guessCode, 60, "203.0.113.10")).toEqual({ 404: 5, 429: 55 });
	expect(await tallyOf(guessAdminKey, 60, "203.0.113.11")).toEqual({ 403: 5, 429: 55 });
});

test("right codes sent at the same time are no guesses", async () => {
	const [host] = await gather(plotluck.url, 1);
	const looks = await Promise.all(
		Array.from({ length: 30 }, () => look(host?.seat.room_code ?? "", "203.0.113.12")),
	);
	expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
});

test("an IPv6 network counts as one address, the next one as another", async () => {
	const guessFrom = (network: string, calls: number) =>
		tallyOf(guessFromNetwork(network), calls, undefined, 1);
	expect(await guessFrom("2001:db8:0:1", 8)).toEqual({ 404: 5, 429: 3 });
	expect(await guessFrom("2001:db8:0:2", 1)).toEqual({ 404: 1 });
	expect((await guess(8, "::ffff:203.0.113.13")).at(-1)).toBe(429);
	expect((await look("ZZZZ", "203.0.113.13")).status).toBe(429);
});

test("a player with a seat gets in from a blocked address, others and wrong secrets do not", async () => {
	expect(
		await playBesideGuesser({ ...plotluck, address: "203.0.113.14" }, { guesses: 60, dials: 20 }),
	).toEqual({
		code: 429,
		join: 429,
		rejoin: 200,
		seat: "in",
		wrongSecret: 429,
	});
});

test("a forwarded address may have a port and brackets, and an invalid one counts as the proxy", async () => {
	for (const written of [
		"203.0.113.15:1234",
		"[2001:db8:0:3::1]:1234",
		"2001:db8:0:3::2",
		"unknown",
	])
		await guess(5, written);
	for (const same of ["203.0.113.15", "2001:db8:0:3::9", "nonsense"])
		expect((await look("ZZZZ", same)).status, same).toBe(429);
});

test("loopback is free, except as a forwarded address", async () => {
	expect(new Set(await guess(12))).toEqual(new Set([404]));
	expect((await guess(10, "127.0.0.1, 203.0.113.6")).at(-1)).toBe(429);
	expect((await guess(10, "198.51.100.1, 203.0.113.7")).at(-1)).toBe(429);
	expect((await look("ZZZZ", "198.51.100.2, 203.0.113.7")).status).toBe(429);
});
