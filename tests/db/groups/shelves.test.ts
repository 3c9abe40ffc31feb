import { describe, expect, test } from "vitest";
import type { Winner } from "#game/room.ts";
import { firstId } from "#game/room.ts";
import { deleteOwned, ownedData } from "../../../db/accounts/owned-data.ts";
import { takeDown } from "../../../db/admin/story-reports.ts";
import { removeCovers, saveCover } from "../../../db/covers.ts";
import { keepTable, notePlayed } from "../../../db/groups/lasting-tables.ts";
import { expireShelves, takeFromShelf, takenFrom, winnersOn } from "../../../db/groups/shelves.ts";
import { removeGameContent } from "../../../db/removal.ts";
import { openRoom } from "../../../db/rooms.ts";
import { internTexts } from "../../../db/texts.ts";
import { winnersWithTexts } from "../../../gateway/room/rest-views/finished-view.ts";
import { DATABASES, takeSeatIn } from "../temp-database.ts";

const DRAWING = "ink 14 1,1 5,5";
const LINE = "The goose packed its suitcase.";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	/** Keeps the table of a game that Ann's story has won with Bob's line; both have accounts. */
	async function won(change: Partial<Winner> = {}) {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "KEEP", 1));
		const ann = await takeSeatIn(db, gameId, "ann's secret", { userId: "ann" });
		const bob = await takeSeatIn(db, gameId, "bob's secret", { userId: "bob" });
		const story = firstId(gameId);
		const [title = 0] = await internTexts(db, gameId, ["Potato, P.I."]);
		const part = { game_id: gameId, words: 5, closed: 1, updated_at: 1 };
		await db("parts").insert([
			{ ...part, submission_id: story + 1, content: "It was late. Nobody knew." },
			{ ...part, submission_id: story + 2, content: `He waited. ${LINE}` },
		]);
		const ofPart = { quotable: true, reactions: {}, marks: null };
		const winner: Winner = {
			...{ story, mature: false, captain: ann, title },
			cover: await saveCover(db, gameId, story, DRAWING),
			parts: [
				{ ...ofPart, id: story + 1, writer: ann },
				// A mark of a sentence that does not exist counts nothing.
				{ ...ofPart, id: story + 2, writer: bob, marks: { 1: 2, 9: 5 } },
			],
			...change,
		};
		const players = [ann, bob];
		const winners = await winnersWithTexts(db, [winner]);
		const game = { gameId, players, settings: {}, winners };
		const table = await keepTable(db, { name: "Thursday", maker: ann, game }, 100);
		if (!table) throw new Error("no table");
		return { db, gameId, story, game, table };
	}
	const kept = (id: number) => ({
		...{ id, mature: false, title: "Potato, P.I.", cover: DRAWING, line: LINE },
	});

	test("an evening keeps title, cover and best line of its winner, also after its room", async () => {
		const { db, gameId, story, game } = await won();
		expect(await winnersOn(db, gameId)).toEqual([kept(story)]);
		await removeGameContent(db, gameId);
		// The activity may be repeated when nothing is left of the room.
		await notePlayed(db, game, 200);
		expect(await winnersOn(db, gameId)).toEqual([kept(story)]);
	});

	test("one objection takes a story away for good, with all of its texts", async () => {
		const { db, gameId, story, game, table } = await won();
		const take = (id: number, story: number, game = gameId) =>
			takeFromShelf(db, id, { story, game }, 300);
		expect(await take(table.id + 1, story)).toBe(false);
		expect(await take(table.id, Number.NaN, Number.NaN)).toBe(false);
		expect(await winnersOn(db, gameId)).toHaveLength(1);
		expect(await take(table.id, story)).toBe(true);
		expect(await db("shelf_texts").select()).toEqual([]);
		await notePlayed(db, game, 400);
		await expireShelves(db, 1_000);
		expect([await winnersOn(db, gameId), await takenFrom(db, gameId)]).toEqual([[], [story]]);
		// A story that has not won stands there only by somebody's library.
		expect(await take(table.id, story + 50)).toBe(true);
		expect(await takenFrom(db, gameId)).toEqual([story, story + 50]);
		await db("lasting_tables").where({ id: table.id }).delete();
		expect(await db("shelf_stories").select()).toEqual([]);
	});

	test("each text belongs to the account that made it, and goes with it", async () => {
		const { db, gameId, story } = await won();
		const dataOf = async (account: string) => {
			let data = "";
			for await (const piece of ownedData(db, account)) data += piece;
			return JSON.parse(data).shelf_texts;
		};
		const text = (kind: string, content: string) => ({ story_id: story, kind, content });
		expect(await dataOf("ann")).toEqual([text("cover", DRAWING), text("title", "Potato, P.I.")]);
		expect(await dataOf("bob")).toEqual([text("line", LINE)]);
		await deleteOwned(db, "bob");
		const { line: _gone, ...rest } = kept(story);
		expect(await winnersOn(db, gameId)).toEqual([rest]);
		await deleteOwned(db, "ann");
		expect(await winnersOn(db, gameId)).toEqual([]);
	});

	test("texts go after their time, and with a cover or story that was taken down", async () => {
		const { db, gameId, story } = await won();
		await removeCovers(db, [story]);
		const { cover: _gone, ...rest } = kept(story);
		expect(await winnersOn(db, gameId)).toEqual([rest]);
		await expireShelves(db, 100);
		expect(await winnersOn(db, gameId)).toEqual([rest]);
		await expireShelves(db, 101);
		expect(await winnersOn(db, gameId)).toEqual([]);
		const other = await won();
		await takeDown(other.db, { storyId: other.story, shortcut: "s", gameId: other.gameId }, 1);
		expect(await winnersOn(other.db, other.gameId)).toEqual([]);
		expect(await other.db("shelf_texts").select()).toEqual([]);
	});

	test("no line is kept of parts that may not be quoted, and no cover of a story without one", async () => {
		const { db, gameId, story } = await won({ cover: null, parts: [], title: "Untitled fanfic 1" });
		expect(await winnersOn(db, gameId)).toEqual([
			{ id: story, mature: false, title: "Untitled fanfic 1" },
		]);
	});
});
