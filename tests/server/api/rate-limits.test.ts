import { expect, test } from "vitest";
import {
	countVisits,
	joinRoom,
	openAs,
	openSeat,
	postFormBodies,
	sendMany,
} from "../../faults/attack/senders/calls.ts";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

/**
 * With a forwarding header loopback counts too. Without TRUST_PROXY all such calls are one address.
 */
const plotluck = ownPlotluck({
	...{ TRUST_PROXY: "true", MAX_ROOMS: "600", MAX_SLOW_ROOMS: "2", SLOW_ROOMS_PER_DAY: "1" },
	CALLS_PER_MINUTE: "200",
});

const openRooms = (address: string, calls: number, host?: object) =>
	sendMany(openAs(host), { ...plotluck, address }, calls, 10);

const readable = expect.stringMatching(/\w+ \w+/);

test("a room that could not be opened does not count", async () => {
	const wrong = { name: "X", meta: {} };
	expect((await openRooms("203.0.113.30", 40, wrong)).statuses).toEqual({ 422: 40 });
});

test("an address opens thirty rooms an hour, however fast it asks", async () => {
	const { statuses, retryAfter, refusal } = await openRooms("203.0.113.30", 35);
	expect(statuses).toEqual({ 201: 30, 429: 5 });
	expect(retryAfter).toBeGreaterThan(3000);
	expect(retryAfter).toBeLessThanOrEqual(3600);
	expect(refusal).toEqual(readable);
});

test("an address takes 120 seats a minute", async () => {
	const join = joinRoom((await openSeat(plotluck.url)).room_code);
	const attacker = { ...plotluck, address: "203.0.113.31" };
	const { statuses, retryAfter, refusal } = await sendMany(join, attacker, 125, 10);
	expect(statuses[429]).toBe(5);
	expect(retryAfter).toBeLessThanOrEqual(60);
	expect(refusal).toEqual(readable);
});

test("a room becomes slow in its lobby only where one could be opened", async () => {
	const hostFrom = async (address: string) => {
		const headers = { "x-forwarded-for": address };
		const host = { name: "Hosty", meta: { sprite_id: 2, mature: true } };
		const { body } = await call(plotluck.url, "POST", "/rooms", { host }, headers);
		return new WirePlayer(plotluck.url, body.host as WireSeat).connect({ headers });
	};
	const change = (host: WirePlayer, pace: string) =>
		host.act("game/settings", { settings: { pace } });
	const [one, two] = [await hostFrom("203.0.113.32"), await hostFrom("203.0.113.32")];
	expect(await change(one, "slow")).toBeNull();
	expect(await change(two, "slow")).toMatch(/a lot of rooms/);
	expect(two.messages.at(-1)?.code).toBe("roomLimit");
	const other = await hostFrom("203.0.113.38");
	expect(await change(other, "slow")).toBeNull();
	const third = await hostFrom("203.0.113.39");
	expect(await change(third, "slow")).toEqual(readable);
	expect(third.messages.at(-1)?.code).toBe("serverFull");
	expect(third.game.settings.pace).toBe("tonight");
	const slow = {
		host: { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } },
		settings: { pace: "slow" },
	};
	expect((await call(plotluck.url, "POST", "/rooms", slow)).status).toBe(503);
	expect(await change(one, "tonight")).toBeNull();
	expect((await call(plotluck.url, "POST", "/rooms", slow)).status).toBe(201);
});

test("one visit a minute is counted, and the others get the count unchanged", async () => {
	const { statuses, counted } = await countVisits({ ...plotluck, address: "203.0.113.33" }, 20);
	expect([statuses, counted]).toEqual([{ 200: 20 }, 1]);
	expect((await countVisits({ ...plotluck, address: "203.0.113.34" }, 1)).counted).toBe(1);
});

test("only a body that is called JSON is read: 415", async () => {
	expect(new Set(await postFormBodies(plotluck.url))).toEqual(new Set([415]));
	const json = { host: { name: "X", meta: {} } };
	for (const type of [
		"application/json; charset=utf-8",
		"application/json;charset=UTF-8",
		"Application/JSON",
	]) {
		expect(
			(await call(plotluck.url, "POST", "/rooms", json, { "content-type": type })).status,
		).toBe(422);
	}
});

test("an address sends 120 bad bodies a minute, and then none", async () => {
	const address = "203.0.113.36";
	const wrong = { name: "X", meta: {} };
	const { statuses, retryAfter, refusal } = await openRooms(address, 125, wrong);
	expect(statuses).toEqual({ 422: 120, 429: 5 });
	expect(retryAfter).toBeGreaterThan(0);
	expect(retryAfter).toBeLessThanOrEqual(60);
	expect(refusal).toEqual(readable);
	const headers = { "x-forwarded-for": address };
	const long = JSON.stringify({ host: { ...wrong, name: "x".repeat(70_000) } });
	expect((await call(plotluck.url, "POST", "/rooms", long, headers)).status).toBe(429);
	expect((await call(plotluck.url, "GET", "/counts", undefined, headers)).status).toBe(200);
	const other = { "x-forwarded-for": "203.0.113.37" };
	expect((await call(plotluck.url, "POST", "/rooms", long, other)).status).toBe(413);
	expect((await call(plotluck.url, "POST", "/rooms", "{", other)).status).toBe(400);
});

test("all calls of an address together have a limit", async () => {
	const { statuses } = await countVisits({ ...plotluck, address: "203.0.113.35" }, 205);
	expect(statuses).toEqual({ 200: 200, 429: 5 });
	expect((await call(plotluck.url, "GET", "/counts")).status).toBe(200);
});
