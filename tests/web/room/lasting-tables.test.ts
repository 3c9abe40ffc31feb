import { afterEach, expect, test, vi } from "vitest";
import type { OwnTable } from "../../../gateway/api/days-answers.ts";
import { memoryStorage } from "../../../web/device/storage.ts";
import { noteSecret, ownTables, secretAt } from "../../../web/room/seats/lasting-tables.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const DAY = 24 * 3_600_000;
const table = (key: string, secret: string | null): OwnTable => ({
	...{ key, name: key, last_at: 1, open: null, secret },
});

/** Lets the server answer with these tables, and returns the secrets that it gets. */
function answer(...tables: OwnTable[]): string[][] {
	const sent: string[][] = [];
	vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
		sent.push(JSON.parse(body).secrets);
		return Response.json(tables);
	});
	return sent;
}

test("a device keeps the secret of each table, and forgets those of others after a month", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const storage = memoryStorage();
	for (const secret of ["first", "second", "third"]) noteSecret(secret, storage);
	const sent = answer(table("soup", "second"));
	await ownTables(storage);
	expect(sent).toEqual([["third", "second", "first"]]);
	expect(secretAt("soup", storage)).toBe("second");
	noteSecret("second", storage); // the results are opened again
	expect(JSON.parse(storage.getItem("tables") ?? "")).toHaveLength(3);
	expect(secretAt("soup", storage)).toBe("second");
	vi.setSystemTime(Date.now() + 29 * DAY);
	await ownTables(storage);
	await ownTables(storage);
	expect(sent.at(-1)).toEqual(["second"]);

	// Somebody has deleted the table.
	const later = answer();
	await ownTables(storage);
	expect(secretAt("soup", storage)).toBeUndefined();
	await ownTables(storage);
	expect(later.at(-1)).toEqual([]);
	expect(storage.keys()).toEqual([]);
});

test("many other games do not displace the secret of a table", async () => {
	const storage = memoryStorage();
	noteSecret("table's", storage);
	answer(table("soup", "table's"));
	await ownTables(storage);
	for (let i = 0; i < 60; i++) noteSecret(`evening ${i}`, storage);
	const sent = answer(table("soup", "table's"));
	await ownTables(storage);
	expect(sent[0]).toHaveLength(50);
	expect(sent[0]).toContain("table's");
});
