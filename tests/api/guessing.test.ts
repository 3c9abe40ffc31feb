import { afterAll, beforeAll, expect, test } from "vitest";
import { type Plotluck, startPlotluck } from "../support/plotluck.ts";
import { gather } from "../support/wire-game.ts";
import { call, WirePlayer } from "../support/wire-player.ts";

/** The test's own address is loopback, which is free: strangers come through a proxy that forwards theirs. */
let plotluck: Plotluck;
beforeAll(async () => {
	plotluck = await startPlotluck({ TRUST_PROXY: "true", FAILED_CODES_PER_MINUTE: "5", ADMIN_KEY: "the operator's key" });
});
afterAll(() => plotluck.stop());

const from = (address: string) => ({ "x-forwarded-for": address });
const look = async (code: string, address?: string) => call(plotluck.url, "GET", `/rooms/${code}`, undefined, address ? from(address) : {});

async function guess(times: number, address?: string): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < times; i++) statuses.push((await look("ZZZZ", address)).status);
	return statuses;
}

test("after too many wrong codes an address has to wait, also for a right one; others do not", async () => {
	const [host] = await gather(plotluck.url, 1);
	const code = host?.seat.room_code ?? "";
	const statuses = await guess(10, "203.0.113.1");
	expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
	expect(statuses.at(-1)).toBe(429);
	const refused = await look(code, "203.0.113.1");
	expect([refused.status, refused.body]).toEqual([429, { error: expect.stringMatching(/./) }]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await look(code, "203.0.113.2")).status).toBe(200);
	expect((await look(code)).status).toBe(200);
	expect((await call(plotluck.url, "PUT", `/rooms/${code}/players`, {}, from("203.0.113.1"))).status).not.toBe(200);
});

test("wrong secrets at the room connection count too, and close that door as well", async () => {
	const [host] = await gather(plotluck.url, 1);
	if (!host) return;
	const headers = from("127.0.0.1, 203.0.113.3");
	const knock = async (secret: string) => {
		const stranger = await new WirePlayer(plotluck.url, { ...host.seat, secret }).connect({ headers });
		await stranger.until(() => stranger.closed !== null || stranger.game !== undefined);
		return stranger.refused ?? stranger.closed ?? "in";
	};
	const tries: unknown[] = [];
	for (let i = 0; i < 8; i++) tries.push(await knock(`wrong secret number ${i}`));
	expect([tries[0], tries.at(-1)]).toEqual([1000, 429]);
	expect(await knock(host.seat.secret)).toBe(429);
	expect((await look(host.seat.room_code, "203.0.113.3")).status).toBe(429);
	await host.connect({ headers: from("203.0.113.4") });
	expect(host.game.id).toBe(host.seat.game_id);
});

test("wrong admin keys count too", async () => {
	const ask = (key: string) => call(plotluck.url, "GET", "/config/access", undefined, { ...from("203.0.113.5"), "x-admin-key": key });
	const statuses: number[] = [];
	for (let i = 0; i < 8; i++) statuses.push((await ask(`guess ${i}`)).status);
	expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
	expect((await ask("the operator's key")).status).toBe(429);
});

test("loopback is free, and nobody claims to be loopback past the proxy", async () => {
	expect(new Set(await guess(12))).toEqual(new Set([404]));
	expect((await guess(10, "127.0.0.1, 203.0.113.6")).at(-1)).toBe(429);
	expect((await guess(10, "198.51.100.1, 203.0.113.7")).at(-1)).toBe(429);
	expect((await look("ZZZZ", "198.51.100.2, 203.0.113.7")).status).toBe(429);
});
