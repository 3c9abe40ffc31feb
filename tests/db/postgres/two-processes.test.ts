import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { closeStage, entryWriter, readEntries } from "../../../db/drafts/entries.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { closeParts, readParts } from "../../../db/parts.ts";
import { removeGameContent } from "../../../db/removal.ts";
import { closeRoom, markSeen, openRoom } from "../../../db/rooms.ts";
import { tempAddress } from "../../support/postgres/address.ts";
import { openUntilEnd } from "../temp-database.ts";

/** Long enough for a statement that does not wait. */
const A_WHILE = 150;

/** Returns a room in a Postgres that two processes have open. */
async function sharedRoom() {
	const address = await tempAddress({ migrated: true });
	const [db, other] = [await openUntilEnd(address), await openUntilEnd(address)];
	const gameId = Number(await openRoom(db, "PART", 1));
	return { db, other, gameId };
}

const save = (db: Db, gameId: number, content: string, submissionId = 1) =>
	draftWriter(db).save(
		{ submissionId, gameId, content, words: content.split(" ").length, connection: 1 },
		true,
	);

const saveEntry = (db: Db, gameId: number, stage: number) =>
	entryWriter(db).save({
		...{ playerId: 1, stage, action: "story/title", storyId: 0 },
		...{ gameId, body: "{}", connection: 1 },
	});

/**
 * Runs `first` in a transaction that commits only after `second` has waited for it, and returns
 * what both return.
 */
async function inOrder<A, B>(
	db: Db,
	first: (trx: Db) => Promise<A>,
	second: () => Promise<B>,
): Promise<[A, B]> {
	const trx = await db.transaction();
	const before = await first(trx);
	let over = false;
	const after = second().finally(() => {
		over = true;
	});
	await pause(A_WHILE);
	const waited = !over;
	await trx.commit();
	expect(waited).toBe(true);
	return [before, await after];
}

describe("a save in one process and", () => {
	test.each(["with", "without"])(
		"a close in another, of a part %s a text: the save waits and is refused",
		async (text) => {
			const { db, other, gameId } = await sharedRoom();
			if (text === "with") await save(other, gameId, "in time");
			const words = text === "with" ? 2 : 0;
			const [counts, late] = await inOrder(
				db,
				(trx) => closeParts(trx, gameId, [1], 5),
				() => save(other, gameId, "a moment too late"),
			);
			expect([counts, late]).toEqual([{ 1: words }, "closed"]);
			expect((await readParts(db, [1])).get(1)).toBe(text === "with" ? "in time" : "");
		},
	);

	test.each(["with", "without"])(
		"a close that comes while the save of a part %s a text commits: the save counts",
		async (text) => {
			const { db, other, gameId } = await sharedRoom();
			if (text === "with") await save(other, gameId, "an earlier one");
			const [saved, counts] = await inOrder(
				other,
				(trx) => save(trx, gameId, "just about in time"),
				() => closeParts(db, gameId, [1, 2], 5),
			);
			expect([saved, counts]).toEqual(["saved", { 1: 4, 2: 0 }]);
			expect((await readParts(db, [1])).get(1)).toBe("just about in time");
		},
	);

	test("a close at any moment keeps the text that was acknowledged last", async () => {
		const { db, other, gameId } = await sharedRoom();
		for (let id = 1; id <= 40; id++) {
			const acknowledged: string[] = [];
			const writing = (async () => {
				for (let version = 1; ; version++) {
					const text = `${version} ${"and ".repeat(version)}`.trim();
					if ((await save(other, gameId, text, id)) === "closed") return;
					acknowledged.push(text);
				}
			})();
			await pause(Math.random() * 20);
			const { [id]: words = -1 } = await closeParts(db, gameId, [id], 5);
			const counted = (await readParts(db, [id])).get(id) ?? "";
			await writing;
			expect(counted).toBe(acknowledged.at(-1) ?? "");
			expect(words).toBe(counted === "" ? 0 : counted.split(" ").length);
		}
	});

	test("a removal in another: nothing is left, whichever comes first", async () => {
		const { db, other, gameId } = await sharedRoom();
		const [, late] = await inOrder(
			db,
			(trx) => removeGameContent(trx, gameId),
			() => save(other, gameId, "left behind"),
		);
		expect(late).toBe("closed");
		const second = Number(await openRoom(db, "NEXT", 1));
		const [early] = await inOrder(
			other,
			(trx) => save(trx, second, "to be removed"),
			() => removeGameContent(db, second),
		);
		expect(early).toBe("saved");
		expect(await db("parts")).toEqual([]);
	});

	test("the end of a stage in another: an entry that is acknowledged is read", async () => {
		const { db, other, gameId } = await sharedRoom();
		const [, late] = await inOrder(
			db,
			(trx) => closeStage(trx, gameId, 3),
			() => saveEntry(other, gameId, 3),
		);
		expect(late).toBe("closed");
		const [early] = await inOrder(
			other,
			(trx) => saveEntry(trx, gameId, 4),
			() => closeStage(db, gameId, 4),
		);
		expect(early).toBe("saved");
		expect(await readEntries(db, [1], 4)).toHaveLength(1);
		expect(await readEntries(db, [1], 3)).toEqual([]);
	});
});

test("a removal and a close of the same parts never wait for each other", async () => {
	const { db, other } = await sharedRoom();
	for (let i = 0; i < 15; i++) {
		const game = Number(await openRoom(db, `GAME${i}`, 1));
		const parts = Array.from({ length: 60 }, (_, part) => game * 1000 + part);
		for (const part of [...parts].reverse().filter((_, n) => n % 3 === 0))
			await save(other, game, "a text", part);
		await Promise.all([closeParts(db, game, parts, 5), removeGameContent(other, game)]);
	}
});

test("groups of saves and other changes of the same rooms never block each other for good", async () => {
	const { db, other } = await sharedRoom();
	const games = await Promise.all(
		Array.from({ length: 12 }, async (_, i) => Number(await openRoom(db, `R${i}`, 1))),
	);
	const shuffled = () => [...games].sort(() => Math.random() - 0.5);
	const results = await Promise.all(
		[db, other].flatMap((from) => [
			...Array.from({ length: 25 }, async () => {
				await Promise.all(shuffled().map((game) => save(from, game, "a text", game)));
			}),
			...Array.from({ length: 25 }, async () => {
				await pause(Math.random() * 300);
				await markSeen(from, shuffled(), 9);
				await closeParts(from, Number(games[0]), shuffled(), 9);
			}),
		]),
	);
	expect(results).toHaveLength(100);
	await closeRoom(db, Number(games[0]), 10);
});
