import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Db, databaseFacts, openDatabase } from "../../db/connection.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import { eraseDeleted } from "../../db/erasure.ts";
import { addPack, addPrompt, deletePack, deletePrompt } from "../../db/prompts.ts";
import { removeGameContent } from "../../db/removal.ts";
import { openRoom } from "../../db/rooms.ts";
import { deleteSavedStory, saveStory } from "../../db/saved-stories.ts";
import { expireShares, saveShare } from "../../db/shares.ts";
import { internTexts } from "../../db/texts.ts";
import { textsInFiles } from "../support/file-search.ts";
import { tempFile } from "./temp-database.ts";

/** Migrations that were there before the one that rebuilds the file. */
const BEFORE_ERASURE = 4;

async function openIn(file: string): Promise<Db> {
	const db = await openDatabase(file);
	onTestFinished(() => db.destroy());
	return db;
}

/**
 * Longer than a page of the database, so that a later, shorter text frees pages.
 */
const long = (text: string): string => `${text} ${"and on it went ".repeat(900)}`;

/** Saves a draft as this version does. */
async function saveDraft(db: Db, gameId: number, submissionId: number, content: string) {
	await draftWriter(db).save({ submissionId, gameId, content, words: 1, connection: 1 });
}

/** Saves a draft into the table of the first versions. */
async function saveOldDraft(db: Db, game_id: number, submission_id: number, content: string) {
	const draft = { submission_id, game_id, content, words: 1, updated_at: 1 };
	await db("parts").insert(draft).onConflict("submission_id").merge();
}

/** Opens a room in the table of the first versions. */
async function openOldRoom(db: Db, code: string, created_at: number): Promise<number> {
	const [id] = await db("rooms").insert({ code, created_at });
	return Number(id);
}

/**
 * Two games with drafts, names and a shared story, written in turns so that their rows share pages.
 */
async function fill(
	db: Db,
	saveInto = saveDraft,
	open: (db: Db, code: string, now: number) => Promise<number | null> = openRoom,
): Promise<{ gone: number; texts: string[] }> {
	const gone = Number(await open(db, "GONE", 1));
	const kept = Number(await open(db, "KEPT", 1));
	for (let i = 0; i < 20; i++) {
		for (const game of [gone, kept]) {
			const submissionId = game * 100_000 + i;
			const save = (content: string) => saveInto(db, game, submissionId, content);
			await save(long(`first draft of ${game}`));
			await save(`later draft of ${game}`);
			await save(long(`part of ${game}`));
			await internTexts(db, game, [`hero ${i} of ${game}`]);
		}
	}
	return {
		gone,
		texts: [
			`first draft of ${gone}`,
			`later draft of ${gone}`,
			`part of ${gone}`,
			`hero 7 of ${gone}`,
		],
	};
}

test("after an erasure that failed, writes still wait for other processes", async () => {
	const db = await openIn(await tempFile());
	await db.raw("BEGIN");
	await db.raw("SELECT * FROM rooms");
	await expect(eraseDeleted(db)).rejects.toThrow("locked");
	await db.raw("ROLLBACK");
	expect(await databaseFacts(db)).toMatchObject({ busy_timeout: 5000 });
});

test("no file contains a removed game while the database stays open", async () => {
	const file = await tempFile();
	const db = await openIn(file);
	const { gone, texts } = await fill(db);
	expect(await textsInFiles(dirname(file), texts)).not.toEqual([]);
	await removeGameContent(db, gone);
	expect(await textsInFiles(dirname(file), texts)).toEqual([]);
	expect(await textsInFiles(dirname(file), ["part of 2"])).not.toEqual([]);
});

test("a long read delays the erasure, and no save", async () => {
	const file = await tempFile();
	const db = await openIn(file);
	const { gone, texts } = await fill(db);
	const reader = await openIn(file);
	// As a backup reads.
	await reader.raw("BEGIN");
	await reader("parts").count();
	const removed = removeGameContent(db, gone);
	const over = removed.then(() => "over");
	const saved = draftWriter(db).save({
		submissionId: 299_999,
		gameId: 2,
		content: "meanwhile",
		words: 1,
		connection: 1,
	});
	expect(await Promise.race([over, saved])).toBe("saved");
	await reader.raw("COMMIT");
	await removed;
	expect(await textsInFiles(dirname(file), texts)).toEqual([]);
});

test("a removal that a crash interrupted is finished at the next start", async () => {
	const file = await tempFile();
	const before = await openIn(file);
	const { gone, texts } = await fill(before);
	// The rows are gone, but the log was not emptied, because `before` stays open as after a kill.
	for (const table of ["parts", "texts"] as const)
		await before(table).where({ game_id: gone }).delete();
	expect(await textsInFiles(dirname(file), texts)).not.toEqual([]);
	await openIn(file);
	await expect.poll(() => textsInFiles(dirname(file), texts), { timeout: 30_000 }).toEqual([]);
});

test("the migration erases what an old database has in its free pages", async () => {
	const file = await tempFile();
	const old = await openIn(file);
	await old.migrate.rollback(undefined, true);
	for (let i = 0; i < BEFORE_ERASURE; i++) await old.migrate.up();
	await old.raw("PRAGMA secure_delete = 0");
	const { gone, texts } = await fill(old, saveOldDraft, openOldRoom);
	for (const table of ["parts", "texts"] as const)
		await old(table).where({ game_id: gone }).delete();
	await old.destroy();
	expect(await textsInFiles(dirname(file), texts)).not.toEqual([]);
	await openIn(file);
	await expect.poll(() => textsInFiles(dirname(file), texts), { timeout: 30_000 }).toEqual([]);
});

test("expired shares, deleted stories and deleted prompts leave the disk too", async () => {
	const file = await tempFile();
	const db = await openIn(file);
	const gameId = Number(await openRoom(db, "SHAR", 1));
	const body = { text: long("a shared story") };
	await saveShare(db, { gameId, storyId: 1, body, expiresAt: 100 });
	const saved = { storyId: 1, title: "a saved title", mature: false, parts: 1, savedAt: 1 };
	await saveStory(db, "ann", { ...saved, body: { text: long("a saved story") } }, 9);
	const [kept, dropped] = [
		Number(await addPack(db, { name: "kept pack", owner: "ann", language: "en" }, 9)),
		Number(await addPack(db, { name: "dropped pack", owner: "ann", language: "en" }, 9)),
	];
	const prompt = Number(await addPrompt(db, kept, "a deleted prompt", 9));
	await addPrompt(db, dropped, "a dropped prompt", 9);
	const inFiles = (...texts: string[]) => textsInFiles(dirname(file), texts);

	await expireShares(db, 100);
	expect(await inFiles("a shared story")).toEqual([]);
	await deleteSavedStory(db, "ann", 1);
	expect(await inFiles("a saved story", "a saved title")).toEqual([]);
	await deletePrompt(db, prompt);
	expect(await inFiles("a deleted prompt")).toEqual([]);
	await deletePack(db, dropped);
	expect(await inFiles("a dropped prompt", "dropped pack")).toEqual([]);
});
