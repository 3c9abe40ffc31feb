import { describe, expect, test } from "vitest";
import {
	closeRoom,
	countOpenRooms,
	findRoom,
	markSeen,
	openRoom,
	roomById,
	roomsUnseenSince,
} from "../../db/rooms.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a code opens one room at a time", async () => {
		const db = await tempDatabase();
		const id = await openRoom(db, "WXYZ", 10);
		expect(id).toBeGreaterThan(0);
		expect(await openRoom(db, "WXYZ", 11)).toBeNull();
		expect(await findRoom(db, "WXYZ")).toEqual({ id, code: "WXYZ", createdAt: 10, closedAt: null });
		expect(await findRoom(db, "ZZZZ")).toBeNull();
	});

	test("a closed room frees its code, and its id is not used again", async () => {
		const db = await tempDatabase();
		const first = Number(await openRoom(db, "WXYZ", 10));
		await closeRoom(db, first, 20);
		await closeRoom(db, first, 30);
		expect(await findRoom(db, "WXYZ")).toBeNull();
		expect(await roomById(db, first)).toEqual({
			id: first,
			code: "WXYZ",
			createdAt: 10,
			closedAt: 20,
		});

		const second = await openRoom(db, "WXYZ", 40);
		expect(second).toBeGreaterThan(first);
		expect((await findRoom(db, "WXYZ"))?.id).toBe(second);
	});

	test("only open rooms are counted", async () => {
		const db = await tempDatabase();
		expect(await countOpenRooms(db)).toBe(0);
		const id = Number(await openRoom(db, "AAAA", 1));
		await openRoom(db, "BBBB", 1);
		await closeRoom(db, id, 2);
		expect(await countOpenRooms(db)).toBe(1);
	});

	test("finds open rooms without a connection since a time, counted from their opening", async () => {
		const db = await tempDatabase();
		const [never = 0, seen = 0, closed = 0] = await Promise.all(
			["AAAA", "BBBB", "CCCC"].map(async (code) => Number(await openRoom(db, code, 10))),
		);
		await closeRoom(db, closed, 11);
		await markSeen(db, [], 15);
		await markSeen(db, [seen], 20);
		const unseen = async (time: number) => (await roomsUnseenSince(db, time)).map(({ id }) => id);
		expect(await unseen(10)).toEqual([]);
		expect(await roomsUnseenSince(db, 20)).toEqual([{ id: never, code: "AAAA", seenAt: 10 }]);
		expect((await unseen(21)).sort()).toEqual([never, seen].sort());
	});
});
