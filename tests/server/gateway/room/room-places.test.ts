import { expect, test } from "vitest";
import { closeRoom, openRoom } from "../../../../db/rooms.ts";
import type { Client } from "../../../../gateway/front/client.ts";
import { RateLimits, TooMany } from "../../../../gateway/front/rate-limits.ts";
import { type Allowances, RATE_LIMITS } from "../../../../gateway/limits/rates.ts";
import {
	networksOf,
	paceChange,
	RoomPlaces,
	ServerFull,
} from "../../../../gateway/room/room-places.ts";
import { tempDatabase } from "../../../db/temp-database.ts";

const ALLOWANCES = Object.fromEntries(
	Object.entries(RATE_LIMITS).map(([rule, { points }]) => [rule, points]),
) as Allowances;

const at = (address: string): Client => ({ address, free: false });

/** A server with these places; `open` resolves to the room, or to the error's class. */
async function server(most: { tonight: number; slow: number }) {
	const db = await tempDatabase();
	const places = new RoomPlaces(db, most);
	let made = 0;
	const open = (client: Client, slow = false): Promise<number | unknown> => {
		const networks = networksOf(client);
		const code = String.fromCharCode(...[676, 26, 1].map((n) => 65 + (Math.floor(made / n) % 26)));
		made++;
		return places
			.take(slow ? "slow" : "tonight", networks, () =>
				openRoom(db, `${code}X`, Date.now(), { slow, ...networks }),
			)
			.catch((error: Error) => error.constructor);
	};
	return { db, open, places };
}

const opened = (all: unknown[]) => all.filter((one) => typeof one === "number");

test("one network has at most a twentieth of the rooms, however many addresses it uses", async () => {
	const { open, db } = await server({ tonight: 200, slow: 200 });
	for (const address of [
		(_: number) => "203.0.113.1",
		(i: number) => `2001:db8:1:${i.toString(16)}::/64`,
	]) {
		const all = await Promise.all(Array.from({ length: 25 }, (_, i) => open(at(address(i)))));
		expect(opened(all)).toHaveLength(10);
		expect(all).toContain(TooMany);
	}
	const site = Array.from({ length: 200 }, (_, i) =>
		at(`2001:db8:2:${(i << 8).toString(16)}::/64`),
	);
	expect(opened(await Promise.all(site.map((one) => open(one))))).toHaveLength(40);
	expect(await open(at("203.0.113.2"))).toEqual(expect.any(Number));
	const [id = 0]: number[] = await db("rooms").orderBy("id").pluck("id");
	await closeRoom(db, id, Date.now());
	expect(await db("rooms").where({ id }).first("network_hash", "wide_network_hash")).toEqual({
		network_hash: null,
		wide_network_hash: null,
	});
	expect(await open(at("203.0.113.1"))).toEqual(expect.any(Number));
});

test("a small server lets a household open a few rooms, and a private address all of them", async () => {
	const { open } = await server({ tonight: 40, slow: 40 });
	const many = (address: string) =>
		Promise.all(Array.from({ length: 12 }, () => open(at(address))));
	expect(opened(await many("203.0.113.1"))).toHaveLength(8);
	for (const address of ["192.168.1.7", "fd00:1:2:3::/64", "unknown"])
		expect(opened(await many(address)).length).toBeGreaterThan(7);
	expect(await open({ address: "127.0.0.1", free: true })).toBe(ServerFull);
});

test("a change of pace takes a place and a point of the new pace, and gives the old place back", async () => {
	const { open, db, places } = await server({ tonight: 3, slow: 2 });
	const limits = new RateLimits({ ...ALLOWANCES, slowRooms: 3 });
	const change = paceChange(db, limits, places);
	const host = at("203.0.113.1");
	const rooms = [await open(host), await open(host), await open(host)] as number[];
	const [one = 0, two = 0, three = 0] = rooms;
	const to = async (room: number, pace: "slow" | "tonight") =>
		(await change(room, pace, host))?.code ?? null;
	expect([await to(one, "slow"), await to(two, "slow")]).toEqual([null, null]);
	expect(await to(one, "slow")).toBeNull();
	expect(await to(three, "slow")).toBe("serverFull");
	expect(await to(one, "tonight")).toBeNull();
	// The refused change has cost no point, and this is the last one of the day.
	expect(await to(three, "slow")).toBeNull();
	expect(await to(two, "tonight")).toBeNull();
	expect(await to(two, "slow")).toBe("roomLimit");
	expect(await open(host)).toEqual(expect.any(Number));
	expect(await to(three, "tonight")).toBe("serverFull");
});
