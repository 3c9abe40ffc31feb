import { describe, expect, test } from "vitest";
import { openRoom } from "../../db/rooms.ts";
import { internTexts, readTexts } from "../../db/texts.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("the same spelling in one game is one text, another spelling another one", async () => {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "TEXT", 1));
		const [moon, knight, again, lower] = await internTexts(db, game, [
			"The Moon",
			"A Knight",
			"The Moon",
			"the moon",
		]);
		expect(again).toBe(moon);
		expect(new Set([moon, knight, lower]).size).toBe(3);
		expect(await internTexts(db, game, ["A Knight", "The Moon"])).toEqual([knight, moon]);
	});

	test("two games do not share texts", async () => {
		const db = await tempDatabase();
		const one = Number(await openRoom(db, "AAAA", 1));
		const two = Number(await openRoom(db, "BBBB", 1));
		expect(await internTexts(db, one, ["Dracula"])).not.toEqual(
			await internTexts(db, two, ["Dracula"]),
		);
	});

	test("texts are read unchanged, and unknown ids are left out", async () => {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "TEXT", 1));
		const written = ["Zoë 🦝", "O'Hara; DROP TABLE texts", "???", "日本"];
		const ids = await internTexts(db, game, written);
		const read = await readTexts(db, [...ids, 4711]);
		expect(ids.map((id) => read.get(id))).toEqual(written);
		expect(read.size).toBe(4);
		expect(await internTexts(db, game, [])).toEqual([]);
	});
});
