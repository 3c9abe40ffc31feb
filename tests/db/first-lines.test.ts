import { describe, expect, test } from "vitest";
import type { Db } from "../../db/connection.ts";
import {
	expireFirstLines,
	hideFirstLine,
	keepFirstLine,
	othersLines,
	removeFirstLine,
	reportedLines,
	reportFirstLine,
} from "../../db/first-lines.ts";
import { DATABASES } from "./temp-database.ts";

const DATE = "2026-11-25";
const MOST = 2;
/** A guest of this name, who wrote in a room alone. */
const guest = (name: string) => ({ date: DATE, seat: `${name}'s seat`, account: null });
const member = (seat: string, account: string) => ({ date: DATE, seat, account });
const reader = (...hashes: string[]) => ({ date: DATE, hashes });
const english = (line: string, device: string | null = null) =>
	({ language: "en", line, device }) as const;

/** Keeps the line of a guest whose device has their name. */
const writes = (db: Db, name: string) => keepFirstLine(db, guest(name), english(name, name));
const read = async (db: Db, ...hashes: string[]) =>
	(await othersLines(db, reader(...hashes), MOST))?.map(({ line }) => line).sort() ?? null;

/** Lets a reader report the line with this text. Returns whether the line could be reported. */
async function report(db: Db, name: string, text: string, network: number): Promise<boolean> {
	const { id = 0 } = (await db("first_lines").where({ line: text }).first("id")) ?? {};
	return reportFirstLine(db, reader(name), { id, network }, 5);
}

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a seat has one line a day whatever device it names, and so has an account with two rooms", async () => {
		const db = await tempDatabase();
		for (const device of ["x", "y", "z"])
			await keepFirstLine(db, guest("a"), english(device, device));
		await writes(db, "b");
		expect(await read(db, "b")).toEqual(["z"]);
		expect(await read(db, "x")).toBeNull();
		await keepFirstLine(db, member("a's seat", "acc"), english("with account"));
		await keepFirstLine(db, member("second seat", "acc"), english("second room"));
		expect(await read(db, "b")).toEqual(["second room"]);
		await keepFirstLine(db, member("second seat", "other"), english("lent device"));
		expect(await read(db, "b")).toEqual(["lent device"]);
	});

	test("lines of others are read in their language, some at random where there are many", async () => {
		const db = await tempDatabase();
		await writes(db, "a");
		await keepFirstLine(db, guest("c"), { language: "de", line: "C.", device: "c" });
		expect([await read(db, "a"), await read(db, "c")]).toEqual([[], []]);
		await keepFirstLine(db, member("b's seat", "b's account"), english("B.", "b's device"));
		expect(await read(db, "b's account")).toEqual(["a"]);
		expect(await read(db, "unknown", "b's device")).toEqual(["a"]);
		expect(await read(db, "a stranger")).toBeNull();
		const names = ["d", "e", "f", "g", "h", "i"];
		for (const name of names) await writes(db, name);
		const seen = new Set<string>();
		// By the lowest id the last line never comes; at random it stays away in one of 10^10 runs.
		for (let i = 0; i < 80; i++) {
			const drawn = (await read(db, "a")) ?? [];
			expect(drawn).toHaveLength(MOST);
			for (const line of drawn) seen.add(line);
		}
		expect([...seen].sort()).toEqual(["B.", ...names]);
	});

	test("a report hides a line from its reader, two of different people and networks from all, for ever", async () => {
		const db = await tempDatabase();
		for (const name of ["a", "b", "c", "d"]) await writes(db, name);
		const others = async (name: string) =>
			(await othersLines(db, reader(name), 9))?.map(({ line }) => line).sort();
		expect(await report(db, "a", "d", 1)).toBe(true);
		expect(await others("a")).toEqual(["b", "c"]);
		expect(await others("b")).toEqual(["a", "c", "d"]);
		expect(await report(db, "a", "d", 2)).toBe(false); // it is hidden from them
		expect(await report(db, "b", "d", 1)).toBe(true); // from the same network
		expect(await others("c")).toEqual(["a", "b", "d"]);
		expect(await report(db, "c", "d", 2)).toBe(true);
		await keepFirstLine(db, guest("e"), english("e", "e"));
		expect(await others("e")).toEqual(["a", "b", "c"]);
		await removeFirstLine(db, guest("d"));
		expect(await db("first_lines").where({ line: "d" })).toEqual([]);
		expect(await others("d")).toBeUndefined();
		await keepFirstLine(db, guest("d"), english("again", "d"));
		expect(await others("e")).toEqual(["a", "b", "c"]);

		expect(await report(db, "nobody", "a", 3)).toBe(false);
		expect(await report(db, "a", "a", 3)).toBe(false);
	});

	test("admins see the reported lines, and hide one without a second report", async () => {
		const db = await tempDatabase();
		for (const name of ["a", "b", "c"]) await writes(db, name);
		await report(db, "a", "b", 1);
		const page = { skip: 0, limit: 9 };
		const [row] = await reportedLines(db, page);
		expect(row).toEqual({
			...{ id: expect.any(Number), date: DATE, language: "en", line: "b" },
			...{ reports: 1, hidden: false, lastAt: 5 },
		});
		expect(await hideFirstLine(db, row?.id ?? 0)).toBe(true);
		expect(await hideFirstLine(db, 999)).toBe(false);
		expect(await read(db, "c")).toEqual(["a"]);
		expect(await reportedLines(db, page)).toMatchObject([{ line: "b", hidden: true }]);
	});

	test("lines are removed when their writer withdraws them, and after the next day", async () => {
		const db = await tempDatabase();
		for (const name of ["a", "b"]) await writes(db, name);
		await report(db, "b", "a", 1);
		await removeFirstLine(db, guest("b"));
		expect(await read(db, "b")).toBeNull();
		await expireFirstLines(db, DATE);
		expect(await read(db, "a")).toEqual([]);
		await expireFirstLines(db, "2026-11-26");
		expect(await db("first_lines").select()).toEqual([]);
		expect(await db("first_line_reports").select()).toEqual([]);
	});
});
