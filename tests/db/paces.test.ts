import { describe, expect, test } from "vitest";
import { keepPace, readPace } from "../../db/paces.ts";
import { DATABASES } from "./temp-database.ts";

const HOUR = 3600;

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("the pace is known once enough was written, and a game counts once", async () => {
		const db = await tempDatabase();
		expect(await readPace(db)).toBeNull();
		await keepPace(db, 1, { words: 5 * HOUR, seconds: 19 * HOUR });
		await keepPace(db, 1, { words: 5 * HOUR, seconds: 19 * HOUR });
		await keepPace(db, 2, { words: 800, seconds: 0 });
		expect(await readPace(db)).toBeNull();
		await keepPace(db, 3, { words: HOUR, seconds: HOUR });
		expect(await readPace(db)).toBe(0.3);
	});

	test("only the latest games count", async () => {
		const db = await tempDatabase();
		await keepPace(db, 1, { words: 1_000_000, seconds: 100 * HOUR });
		for (let game = 2; game <= 301; game++) await keepPace(db, game, { words: 180, seconds: 360 });
		expect(await readPace(db)).toBe(0.5);
	});
});
