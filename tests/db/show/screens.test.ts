import { describe, expect, test } from "vitest";
import { removeGameContent } from "../../../db/removal.ts";
import { openRoom } from "../../../db/rooms.ts";
import { markScreens, openScreen, screenOf, takePlace } from "../../../db/show/screens.ts";
import { DATABASES } from "../temp-database.ts";

const PLACES = { most: 2, kept: 100 };

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a screen keeps its place while it is seen, and a lost place goes to the next", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "TVTV", 1));
		const open = (now: number) => openScreen(db, { gameId, secretHash: "hash" }, PLACES, now);
		const [one, two] = [Number(await open(1000)), Number(await open(1010))];
		expect(await open(1090)).toBeNull();
		await markScreens(db, [two], 1090);
		const three = Number(await open(1100));
		expect(await open(1150)).toBeNull();
		expect(await takePlace(db, one, PLACES, 1150)).toBe(false);
		expect(await takePlace(db, two, PLACES, 1150)).toBe(true);
		// The third was not seen any more.
		expect(await takePlace(db, one, PLACES, 1200)).toBe(true);
		expect(await takePlace(db, three, PLACES, 1201)).toBe(false);
		expect(await takePlace(db, 999, PLACES, 1201)).toBe(false);
		await markScreens(db, [], 1300);
	});

	test("many that come at once take the places that there are", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "TVTV", 1));
		const opened = await Promise.all(
			Array.from({ length: 6 }, () => openScreen(db, { gameId, secretHash: "h" }, PLACES, 1000)),
		);
		expect(opened.filter((id) => id !== null)).toHaveLength(2);
	});

	test("screens go with the content of their room", async () => {
		const db = await tempDatabase();
		const open = async (code: string) => {
			const gameId = Number(await openRoom(db, code, 1));
			const id = Number(await openScreen(db, { gameId, secretHash: code }, PLACES, 1000));
			return { gameId, id };
		};
		const [gone, kept] = [await open("GONE"), await open("KEPT")];
		await removeGameContent(db, gone.gameId, 2000);
		expect([await screenOf(db, gone.id), await screenOf(db, kept.id)]).toEqual([
			null,
			{ gameId: kept.gameId, secretHash: "KEPT" },
		]);
	});
});
