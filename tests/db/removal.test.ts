import { describe, expect, test } from "vitest";
import { readCovers, removeCovers, saveCover } from "../../db/covers.ts";
import { entryWriter } from "../../db/drafts/entries.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import { keepFinishedGame, readFinishedGame } from "../../db/finished-games.ts";
import { closeParts } from "../../db/parts.ts";
import { removeGameContent } from "../../db/removal.ts";
import { findRoom, openRoom } from "../../db/rooms.ts";
import { savedStory, saveStory } from "../../db/saved-stories.ts";
import { findShare, saveShare, shareVersion } from "../../db/shares.ts";
import { internTexts } from "../../db/texts.ts";
import { DATABASES, takeSeatIn } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("removal deletes all texts of a game and none of other games, and may be repeated", async () => {
		const db = await tempDatabase();
		const fill = async (code: string, storyId: number) => {
			const gameId = Number(await openRoom(db, code, 1));
			await takeSeatIn(db, gameId, "hash");
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

	test("a drawing of the greatest length has one id for a story, and few others are stored", async () => {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "DRAW", 1));
		const long = `ink 14 ${"1000,1000 ".repeat(1190)}1,1`;
		const id = (await saveCover(db, game, 1, long)) ?? "";
		expect(await saveCover(db, game, 1, long)).toBe(id);
		expect(await saveCover(db, game, 2, long)).not.toBe(id);
		expect((await readCovers(db, [id, "unknown"])).get(id)).toBe(long);
		const more = [2, 3, 4, 5, 6].map((x) => `ink 14 ${x},1`);
		const ids = [];
		for (const drawing of more) ids.push(await saveCover(db, game, 1, drawing));
		expect(ids.map((stored) => stored !== null)).toEqual([true, true, true, false, false]);
		expect(await saveCover(db, game, 1, long)).toBe(id);
	});

	test("a removed cover leaves shared, saved and kept stories, and nothing else does", async () => {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "DRAW", 1));
		const [drawn, other] = [game * 100_000 + 1, game * 100_000 + 2];
		const body = { title: "The Moon", cover: "ink 14 1,1" };
		const share = (storyId: number) =>
			saveShare(db, { gameId: game, storyId, body, expiresAt: 5000 });
		const [gone, stays] = [await share(drawn), await share(other)];
		const row = { title: "The Moon", mature: false, parts: 1, savedAt: 1, body };
		for (const storyId of [drawn, other]) await saveStory(db, "ada", { ...row, storyId }, 9);
		const meta = { title: "The Moon", cover: "ink 14 1,1" };
		const stories = { [drawn]: { id: drawn, meta }, [other]: { id: other, meta } };
		const kept = { id: drawn, lastId: other, body: { stories }, expiresAt: 9 };
		await keepFinishedGame(db, game, kept, { players: [], kicked: [] });

		await removeCovers(db, [drawn]);
		await removeCovers(db, [drawn]);
		expect(await findShare(db, gone, 1)).toEqual({ title: "The Moon" });
		// Another version, so that the preview is drawn again.
		expect(await shareVersion(db, gone, 1)).toBe(4999);
		expect((await savedStory(db, "ada", drawn))?.body).toEqual({ title: "The Moon" });
		expect([await findShare(db, stays, 1), (await savedStory(db, "ada", other))?.body]).toEqual([
			body,
			body,
		]);
		expect(await readFinishedGame(db, drawn)).toEqual({
			stories: { [drawn]: { id: drawn, meta: { title: "The Moon" } }, [other]: stories[other] },
		});
	});
});
