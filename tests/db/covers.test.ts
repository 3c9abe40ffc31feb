import { describe, expect, test } from "vitest";
import { readCovers, removeCovers, saveCover } from "../../db/covers.ts";
import { keepFinishedGame, readFinishedGame } from "../../db/finished-games.ts";
import { openRoom } from "../../db/rooms.ts";
import { savedStory, saveStory } from "../../db/saved-stories.ts";
import { findShare, saveShare, shareVersion } from "../../db/shares.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
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
		expect(ids.map((stored) => stored !== null)).toEqual([true, true, true, true, false]);
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
