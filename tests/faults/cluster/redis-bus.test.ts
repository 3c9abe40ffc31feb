import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Bus, BusMessage, PresenceChange } from "../../../gateway/bus/bus.ts";
import { redisBus } from "../../../gateway/bus/redis.ts";
import { connectRedis } from "../../../gateway/bus/redis-connection.ts";
import { readConfig } from "../../../gateway/config.ts";
import { RateLimits } from "../../../gateway/front/rate-limits.ts";
import { ACCOUNT_LIMITS } from "../../../gateway/limits/site.ts";
import { WIRE_LIMITS } from "../../../gateway/limits/wire.ts";
import { NameGuard, TooManyGuesses } from "../../../gateway/provider/name-guard.ts";
import { Presence } from "../../../gateway/room/presence.ts";
import { type RedisServer, startRedis } from "../../support/cluster/redis-server.ts";
import { Table } from "../../support/table.ts";

let server: RedisServer;
beforeAll(async () => {
	server = await startRedis();
});
afterAll(() => server.stop());

let stores = 0;

/** Opens the buses of two processes that share a database. */
async function twoBuses(): Promise<[Bus, Bus]> {
	const store = `store-${++stores}`;
	const open = async () => {
		const bus = await redisBus(await connectRedis(server.url), store);
		onTestFinished(() => bus.close());
		return bus;
	};
	return [await open(), await open()];
}

/** Follows a game, and returns the list of its messages. */
async function heardBy(bus: Bus, game: number): Promise<BusMessage[]> {
	const heard: BusMessage[] = [];
	await bus.follow(game, (message) => heard.push(message));
	return heard;
}

const connected = (game: number, player: number, connectionNumber = 1): PresenceChange => ({
	kind: "presence",
	...{ game, player, connected: true, typing: false, connectionNumber },
});
const gone = (change: PresenceChange) => ({ ...change, connected: false });

test("a message reaches those who follow its game, the sender included", async () => {
	const [one, other] = await twoBuses();
	const [here, there, elsewhere] = [
		await heardBy(one, 1),
		await heardBy(other, 1),
		await heardBy(other, 2),
	];
	one.publish(connected(1, 5));
	await expect.poll(() => [here, there]).toEqual([[connected(1, 5)], [connected(1, 5)]]);
	expect(elsewhere).toEqual([]);
});

test("sparks use a separate channel, because older processes do not know them", async () => {
	const [one, other] = await twoBuses();
	const [here, there] = [await heardBy(one, 1), await heardBy(other, 1)];
	const older = await connectRedis(server.url);
	onTestFinished(() => older.destroy());
	const heard: string[] = [];
	await older.subscribe(`plotluck:store-${stores}:game:1`, (text) => heard.push(text));
	const sparks: BusMessage = {
		kind: "sparks",
		game: 1,
		sparks: [{ kind: "hop", from: 5, count: 2 }],
	};
	one.publish(sparks);
	one.publish(connected(1, 5));
	for (const messages of [here, there])
		await expect.poll(() => messages).toEqual(expect.arrayContaining([sparks, connected(1, 5)]));
	await expect.poll(() => heard).toHaveLength(1);
	expect(heard[0]).toContain("presence");
});

test("a later subscriber of a game gets who is connected, and gets no messages after it unsubscribes", async () => {
	const [one, other] = await twoBuses();
	const here = await heardBy(one, 1);
	for (const player of [5, 6]) one.publish(connected(1, player));
	one.publish(gone(connected(1, 6)));
	await expect.poll(() => here.length).toBe(3);
	const there: BusMessage[] = [];
	const leave = await other.follow(1, (message) => there.push(message));
	expect(there).toEqual([connected(1, 5)]);
	leave();
	one.publish(connected(1, 7));
	await expect.poll(() => here.length).toBe(4);
	expect(there).toHaveLength(1);
});

test("a later subscriber of a game gets which screens are muted", async () => {
	const [one, other] = await twoBuses();
	const here = await heardBy(one, 1);
	const quiet = { ...connected(1, -5), quiet: true };
	const [closed, loud] = [{ ...connected(1, -6), quiet: true }, connected(1, -7)];
	for (const change of [quiet, closed, loud, gone(closed)]) one.publish(change);
	await expect.poll(() => here.length).toBe(4);
	const there: BusMessage[] = [];
	await other.follow(1, (message) => there.push(message));
	expect(there).toHaveLength(2);
	expect(there).toEqual(expect.arrayContaining([quiet, loud]));
});

test("the loss of an older connection does not hide a player who is back elsewhere", async () => {
	const [one, other] = await twoBuses();
	const there = await heardBy(other, 1);
	one.publish(connected(1, 5, 1));
	await expect.poll(() => there.length).toBe(1);
	other.publish(connected(1, 5, 2));
	one.publish(gone(connected(1, 5, 1)));
	await expect.poll(() => there.length).toBe(3);
	const late: BusMessage[] = [];
	await one.follow(1, (message) => late.push(message));
	expect(late).toEqual([connected(1, 5, 2)]);
});

test("the players of a process that is gone are disconnected within 15 seconds", {
	timeout: 60_000,
}, async () => {
	const [one, other] = await twoBuses();
	const there = await heardBy(other, 1);
	one.publish(connected(1, 5));
	await expect.poll(() => there.length).toBe(1);
	await one.close(); // with its lease, as if that had run out
	await expect.poll(() => there, { timeout: 30_000 }).toContainEqual(gone(connected(1, 5)));
	expect(WIRE_LIMITS.lease + WIRE_LIMITS.leaseChecked).toBeLessThan(15_000);
	const late = await heardBy(other, 1);
	expect(late).toEqual([]);
});

test("a player who typed and moved to another process stays when the first one stops", {
	timeout: 60_000,
}, async () => {
	const [one, other] = await twoBuses();
	const seatAt = (connectionNumber: number) => ({
		...{ player: 5, screen: null, quiet: false, connectionNumber },
	});
	const presenceOn = async (bus: Bus) => {
		const presence = new Presence(1, bus);
		onTestFinished(() => presence.close());
		await bus.follow(1, (message) => message.kind === "presence" && presence.receive(message));
		return presence;
	};
	const [here, there] = [await presenceOn(one), await presenceOn(other)];
	here.setConnected(seatAt(1), true);
	await expect.poll(() => here.connected(5)).toBe(true);
	here.setTyping(5);
	await expect.poll(() => there.typing(5)).toBe(true);
	there.setConnected(seatAt(2), true);
	await expect.poll(() => here.typing(5)).toBe(false);
	// A save that was on its way while the player moved.
	here.setTyping(5);
	await pause(WIRE_LIMITS.leaseChecked);
	await one.close();
	await pause(3 * WIRE_LIMITS.leaseChecked); // until the other one has looked for the lease
	expect(there.connected(5)).toBe(true);
});

test("a process whose lease ran out, because it was held up, announces its players again", {
	timeout: 60_000,
}, async () => {
	const [one, other] = await twoBuses();
	const redis = await connectRedis(server.url);
	onTestFinished(() => redis.destroy());
	const there = await heardBy(other, 1);
	one.publish(connected(1, 5));
	await expect.poll(() => there.length).toBe(1);
	const kept = await redis.hGet(`plotluck:store-${stores}:connected:1`, "5");
	const lease = `plotluck:store-${stores}:lease:${kept?.split(" ")[0]}`;
	await expect
		.poll(async () => [await redis.del(lease), ...there], { interval: 20, timeout: 30_000 })
		.toContainEqual(gone(connected(1, 5)));
	// A renewal may notice the deleted lease first, and announces its players once more.
	const changes = () => {
		const presence = there.filter((message) => message.kind === "presence");
		return presence.filter(({ connected }, i) => connected !== presence[i - 1]?.connected);
	};
	const back = [connected(1, 5), gone(connected(1, 5)), connected(1, 5)];
	await expect.poll(changes, { timeout: 30_000 }).toEqual(back);
	expect(await redis.hGet(`plotluck:store-${stores}:connected:1`, "5")).toBe(kept);
	expect(await redis.exists(lease)).toBe(1);
});

test("after Redis was killed, all processes learn who is connected, and that messages are missing", {
	timeout: 60_000,
}, async () => {
	const [one, other] = await twoBuses();
	const there = await heardBy(other, 1);
	one.publish(connected(1, 5));
	await expect.poll(() => there.length).toBe(1);
	await server.kill();
	one.publish(connected(1, 6));
	expect(await other.healthy().catch(() => false)).toBe(false);
	await server.start();
	await expect.poll(() => there, { timeout: 15_000 }).toContainEqual({ kind: "resumed", game: 1 });
	await expect.poll(() => there, { timeout: 15_000 }).toContainEqual(connected(1, 6));
	expect(there).not.toContainEqual(gone(connected(1, 5)));
	expect(await other.healthy()).toBe(true);
});

test("a process that was cut off from Redis tells the others which games it could not write about", async () => {
	const store = `store-${++stores}`;
	const open = async () => {
		const redis = await connectRedis(server.url);
		const bus = await redisBus(redis, store);
		onTestFinished(() => bus.close());
		return { redis, bus };
	};
	const [one, other] = [await open(), await open()];
	const there = await heardBy(other.bus, 1);
	const cutOff = new Promise((resolve) => one.redis.once("reconnecting", resolve));
	const id = await one.redis.clientId();
	await other.redis.clientKill({ filter: "ID", id });
	await cutOff;
	const publication = { room: new Table(2).room, acks: [], refusals: [] };
	one.bus.publish({ kind: "publication", game: 1, publication });
	await expect.poll(() => there, { timeout: 15_000 }).toEqual([{ kind: "resumed", game: 1 }]);
});

test("one of several processes gets the turn", async () => {
	const [one, other] = await twoBuses();
	const turns = await Promise.all([one, other, one].map((bus) => bus.isTurn("sweep", 200)));
	expect(turns.filter((isTurn) => isTurn)).toHaveLength(1);
	expect(await one.isTurn("another", 200)).toBe(true);
	await expect.poll(() => other.isTurn("sweep", 60_000)).toBe(true);
});

test("processes count the uses of a limit together, and alone while Redis is away", {
	timeout: 60_000,
}, async () => {
	const config = readConfig({ JOINS_PER_MINUTE: "3" });
	if ("refuse" in config) throw new Error(config.refuse);
	const limitsOf = async () => {
		const redis = await connectRedis(server.url);
		onTestFinished(() => redis.destroy());
		return new RateLimits(config.allowances, { redis, prefix: "limits" });
	};
	const [one, other] = [await limitsOf(), await limitsOf()];
	const client = { address: "203.0.113.7", free: false };
	await one.take("joins", client);
	await other.take("joins", client);
	await one.take("joins", client);
	await expect(other.take("joins", client)).rejects.toThrow();
	expect(await one.blockedFor("joins", client)).toBeGreaterThan(0);
	await one.giveBack("joins", client);
	await other.take("joins", client);
	await server.kill();
	await other.take("joins", client);
	await server.start();
});

test("processes count the wrong passwords for a name together, and store no name", {
	timeout: 60_000,
}, async () => {
	const redis = await connectRedis(server.url);
	onTestFinished(() => redis.destroy());
	const config = readConfig({});
	if ("refuse" in config) throw new Error(config.refuse);
	const guards = [1, 2].map(
		() => new NameGuard(new RateLimits(config.allowances, { redis, prefix: "names" })),
	);
	const { points } = ACCOUNT_LIMITS.guessesByName;
	const guess = (i: number, name: string, found: string | null = null) =>
		guards[i % guards.length]?.check(name, async () => found);
	for (let i = 0; i < points; i++) {
		expect(await guess(i, i % 2 ? "Marianne" : "ＭＡＲＩＡＮＮＥ")).toBeNull();
		// The right password gives its guess back, in either process.
		expect(await guess(i, "Wilhelmina", "her account")).toBe("her account");
	}
	for (const i of [0, 1])
		await expect(guess(i, "marianne", "her account")).rejects.toThrow(TooManyGuesses);
	expect(await guess(0, "Wilhelmina")).toBeNull();
	const keys = await redis.keys("names:*");
	expect(keys.length).toBeGreaterThan(0);
	expect(keys.join().toLowerCase()).not.toMatch(/marianne|wilhelmina/);
});

test("a wrong BUS_URL is named without its password", async () => {
	const wrong = connectRedis(server.url.replace("//", "//somebody:secret-word@"));
	await expect(wrong).rejects.toThrow(/BUS_URL must lead to .* 127\.0\.0\.1:\d+/);
	await expect(wrong).rejects.not.toThrow(/secret-word/);
});
