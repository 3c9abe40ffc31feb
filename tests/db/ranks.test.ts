import { describe, expect, test } from "vitest";
import { addRanks, readRank } from "../../db/ranks.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a game counts once for an account, however often it is reported", async () => {
		const db = await tempDatabase();
		await addRanks(db, 1, ["ann", "bob"]);
		await addRanks(db, 1, ["ann", "bob", "cy"]);
		await addRanks(db, 2, ["ann"]);
		await addRanks(db, 3, []);
		expect(await Promise.all(["ann", "bob", "cy", "nobody"].map((id) => readRank(db, id)))).toEqual(
			[2, 1, 1, 0],
		);
	});

	test("an account that wrote several stories of a game gets all of them", async () => {
		const db = await tempDatabase();
		await addRanks(db, 1, ["ann", "bob", "ann", "ann"]);
		await addRanks(db, 2, ["ann", "ann"]);
		expect(await readRank(db, "ann")).toBe(5);
		expect(await readRank(db, "bob")).toBe(1);
	});
});
