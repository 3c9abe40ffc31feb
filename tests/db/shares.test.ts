import { describe, expect, test } from "vitest";
import { takeDown } from "../../db/admin/story-reports.ts";
import { openRoom } from "../../db/rooms.ts";
import { expireShares, findShare, saveShare } from "../../db/shares.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function sharedStory(body: unknown, expiresAt: number) {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SHAR", 1));
		return { db, gameId, shortcut: await saveShare(db, { gameId, storyId: 1, body, expiresAt }) };
	}

	test("a shared story is found by its shortcut until it expires", async () => {
		const { db, shortcut } = await sharedStory({ title: "The vending machine" }, 100);
		expect(shortcut).toMatch(/^[\w-]{12}$/);
		expect(await findShare(db, shortcut, 99)).toEqual({ title: "The vending machine" });
		expect(await findShare(db, shortcut, 100)).toBeNull();
		expect(await findShare(db, "no-such-one", 1)).toBeNull();
	});

	test("a story shared again keeps its shortcut and gets the new text and time", async () => {
		const { db, gameId, shortcut } = await sharedStory({ title: "old" }, 100);
		expect(
			await saveShare(db, { gameId, storyId: 1, body: { title: "new" }, expiresAt: 200 }),
		).toBe(shortcut);
		expect(await findShare(db, shortcut, 150)).toEqual({ title: "new" });
		expect(await saveShare(db, { gameId, storyId: 2, body: {}, expiresAt: 200 })).not.toBe(
			shortcut,
		);
	});

	test("taking down a story also takes down shared sequels of its room", async () => {
		const { db, gameId, shortcut } = await sharedStory({ title: "Moon" }, 100);
		const share = (storyId: number, body: unknown) =>
			saveShare(db, { gameId, storyId, body, expiresAt: 100 });
		await share(2, { title: "Rain", earlier: [{ title: "Sun" }] });
		const others = [await share(3, { title: 'about "earlier":[' }), shortcut];
		await takeDown(db, { storyId: 9, shortcut: "gone", gameId }, 1);
		const left = (await db("shares").select("shortcut")).map((row) => row.shortcut);
		expect(left.sort()).toEqual(others.sort());
	});

	test("expired shares are removed, others stay", async () => {
		const { db, gameId } = await sharedStory({}, 100);
		const later = await saveShare(db, { gameId, storyId: 2, body: {}, expiresAt: 101 });
		expect(await expireShares(db, 100)).toBe(1);
		expect(await expireShares(db, 100)).toBe(0);
		expect(await db("shares").select("shortcut")).toEqual([{ shortcut: later }]);
	});
});
