import { describe, expect, test } from "vitest";
import {
	expireFirstLines,
	keepFirstLine,
	othersLines,
	removeFirstLine,
	reportFirstLine,
} from "../../../db/days/first-lines.ts";
import { DATABASES } from "../temp-database.ts";

const DATE = "2026-11-25";
const MOST = 2;
const as = (...hashes: string[]) => ({ date: DATE, hashes });
const english = (line: string) => ({ language: "en", line }) as const;

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("each writer has one line a day, and reads those of others in the language", async () => {
		const db = await tempDatabase();
		const read = async (...hashes: string[]) =>
			(await othersLines(db, as(...hashes), MOST))?.map(({ line }) => line) ?? null;
		await keepFirstLine(db, as("a"), english("First try."));
		await keepFirstLine(db, as("a"), english("Second try."));
		expect(await read("a")).toEqual([]);
		await keepFirstLine(db, as("b", "b's device"), english("B."));
		await keepFirstLine(db, as("c"), { language: "de", line: "C." });
		expect(await read("b")).toEqual(["Second try."]);
		expect(await read("an account", "b")).toEqual(["Second try."]);
		expect(await read("c")).toEqual([]);
		expect(await read("b's device")).toBeNull();
		for (const name of ["d", "e", "f"]) await keepFirstLine(db, as(name), english(name));
		expect(await read("b")).toHaveLength(MOST);
	});

	test("a reported line stays hidden, whatever its writer says", async () => {
		const db = await tempDatabase();
		for (const name of ["a", "b"]) await keepFirstLine(db, as(name), english(name));
		const [line] = (await othersLines(db, as("a"), MOST)) ?? [];
		await reportFirstLine(db, line?.id ?? 0);
		await removeFirstLine(db, as("b"));
		await keepFirstLine(db, as("b"), english("again"));
		expect(await othersLines(db, as("a"), MOST)).toEqual([]);
	});

	test("lines go when their writer takes them back, and after the day that follows", async () => {
		const db = await tempDatabase();
		for (const name of ["a", "b"]) await keepFirstLine(db, as(name), english(name));
		await removeFirstLine(db, as("b"));
		expect(await othersLines(db, as("b"), MOST)).toBeNull();
		await expireFirstLines(db, DATE);
		expect(await othersLines(db, as("a"), MOST)).toEqual([]);
		await expireFirstLines(db, "2026-11-26");
		expect(await db("first_lines").select()).toEqual([]);
	});
});
