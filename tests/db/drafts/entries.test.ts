import { describe, expect, test } from "vitest";
import {
	closeStage,
	type EntryKey,
	entryWriter,
	isEntrySaved,
	readEntries,
	replaceEntry,
} from "../../../db/drafts/entries.ts";
import { closeRoom, openRoom } from "../../../db/rooms.ts";
import { DATABASES } from "../temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	const TITLE: EntryKey = { playerId: 1, stage: 3, action: "story/title", storyId: 0 };

	async function enteringRoom() {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "ENTR", 1));
		const save = (body: string, key: Partial<EntryKey> = {}, game = gameId, connection = 1) =>
			entryWriter(db).save({ ...TITLE, ...key, gameId: game, body, connection });
		const bodies = async (players: number[], stage = TITLE.stage) =>
			(await readEntries(db, players, stage)).map(({ body }) => body);
		return { db, gameId, save, bodies };
	}

	test("an entry of an older connection that comes late changes nothing", async () => {
		const { save, bodies } = await enteringRoom();
		expect(await save("new", {}, undefined, 2)).toBe("saved");
		expect(await save("old", {}, undefined, 1)).toBe("closed");
		expect(await bodies([TITLE.playerId])).toEqual(["new"]);
	});

	test("a later save replaces an earlier one of the same player, stage, action and story", async () => {
		const { save, bodies } = await enteringRoom();
		const answers = await Promise.all([
			save("a"),
			save("b"),
			save("c", { playerId: 2 }),
			save("d", { stage: 4 }),
			save("e", { action: "story/react", storyId: 7 }),
			save("f", { action: "story/react", storyId: 8 }),
		]);
		expect(new Set(answers)).toEqual(new Set(["saved"]));
		expect(await bodies([1])).toEqual(["e", "f", "b"]);
		expect(await bodies([2])).toEqual(["c"]);
		expect(await bodies([1, 2], 4)).toEqual(["d"]);
	});

	test("a save after its stage is closed is refused and changes nothing, and later stages are open", async () => {
		const { db, gameId, save, bodies } = await enteringRoom();
		await save("in time");
		for (const stage of [3, 2, 3]) await closeStage(db, gameId, stage);
		expect(await save("late")).toBe("closed");
		expect(await save("very late", { stage: 1 })).toBe("closed");
		expect(await save("next", { stage: 4 })).toBe("saved");
		expect(await bodies([1])).toEqual(["in time"]);
		expect(await isEntrySaved(db, TITLE, "in time")).toBe(true);
		expect(await isEntrySaved(db, TITLE, "late")).toBe(false);
	});

	test("a submission replaces a saved entry and makes none", async () => {
		const { db, save, bodies } = await enteringRoom();
		await replaceEntry(db, TITLE, { body: "submitted", connection: 1 });
		expect(await bodies([1])).toEqual([]);
		await save("typed");
		await replaceEntry(db, TITLE, { body: "submitted", connection: 1 });
		expect(await bodies([1])).toEqual(["submitted"]);
	});

	test("a submission is not replaced by a save of an older connection, and replaces none of a newer one", async () => {
		const { db, save, bodies } = await enteringRoom();
		await save("typed");
		await replaceEntry(db, TITLE, { body: "submitted", connection: 2 });
		expect(await save("typed on in an older tab")).toBe("closed");
		expect(await bodies([1])).toEqual(["submitted"]);
		expect(await save("typed on", {}, undefined, 3)).toBe("saved");
		await replaceEntry(db, TITLE, { body: "submitted late by the older tab", connection: 2 });
		expect(await bodies([1])).toEqual(["typed on"]);
	});

	test("a save into a closed or unknown room is refused", async () => {
		const { db, gameId, save, bodies } = await enteringRoom();
		await closeRoom(db, gameId, 2);
		expect(await save("left over")).toBe("closed");
		expect(await save("nowhere", {}, gameId + 99)).toBe("closed");
		expect(await bodies([1])).toEqual([]);
	});
});
