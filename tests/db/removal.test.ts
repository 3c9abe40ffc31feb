import { describe, expect, test } from "vitest";
import { saveCover } from "../../db/covers.ts";
import { entryWriter } from "../../db/drafts/entries.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import { closeParts } from "../../db/parts.ts";
import { removeGameContent } from "../../db/removal.ts";
import { findRoom, openRoom } from "../../db/rooms.ts";
import { reserveSeat } from "../../db/seats.ts";
import { findShare, saveShare } from "../../db/shares.ts";
import { internTexts } from "../../db/texts.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("removal deletes all texts of a game and none of other games, and may be repeated", async () => {
		const db = await tempDatabase();
		const fill = async (code: string, storyId: number) => {
			const gameId = Number(await openRoom(db, code, 1));
			await reserveSeat(
				db,
				{ gameId, secretHash: "hash", userId: null, deviceHash: null, audience: false },
				1,
			);
			await internTexts(db, gameId, ["The Moon"]);
			await saveCover(db, gameId, storyId, "ink 14 1,1");
			await draftWriter(db).save({
				submissionId: storyId,
				gameId,
				connection: 1,
				content: "It rained.",
				words: 2,
			});
			await closeParts(db, gameId, [storyId], 2);
			const key = { playerId: storyId, stage: 1, action: "story/title", storyId: 0 };
			await entryWriter(db).save({ ...key, gameId, body: "{}", connection: 1 });
			return gameId;
		};
		const gone = await fill("GONE", 1);
		const kept = await fill("KEPT", 2);

		await removeGameContent(db, gone, 50);
		await removeGameContent(db, gone, 60);
		for (const table of ["seats", "texts", "covers", "parts", "entries"] as const) {
			expect(
				(await db(table).select("game_id")).map((row) => row.game_id),
				table,
			).toEqual([kept]);
		}
		expect(await findRoom(db, "GONE")).toBeNull();
		expect((await findRoom(db, "KEPT"))?.id).toBe(kept);
		expect(await db("rooms").where({ id: gone }).first("closed_at")).toEqual({ closed_at: 50 });
	});

	test("a shared story outlives its room", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SHAR", 1));
		const shortcut = await saveShare(db, {
			gameId,
			storyId: 1,
			body: { title: "The Moon" },
			expiresAt: 100,
		});
		await removeGameContent(db, gameId, 50);
		expect(await findShare(db, shortcut, 99)).toEqual({ title: "The Moon" });
	});

	test("a save after removal writes nothing", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "LATE", 1));
		await removeGameContent(db, gameId);
		expect(
			await draftWriter(db).save({
				submissionId: 1,
				gameId,
				content: "still typing",
				words: 2,
				connection: 1,
			}),
		).toBe("closed");
		expect(await db("parts")).toEqual([]);
	});
});
