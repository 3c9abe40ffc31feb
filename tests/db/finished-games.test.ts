import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import type { Db } from "../../db/connection.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import {
	expireFinishedGames,
	findFinishedGame,
	isAccountOfFinished,
	isKept,
	isSecretOfFinished,
	keepFinishedGame,
	readFinishedGame,
} from "../../db/finished-games.ts";
import { removeGameContent } from "../../db/removal.ts";
import { openRoom } from "../../db/rooms.ts";
import { internTexts } from "../../db/texts.ts";
import { textsInFiles } from "../support/file-search.ts";
import { DATABASES, openUntilEnd, takeSeatIn, tempFile } from "./temp-database.ts";

const FIRST = 700_010;

/** Opens a room with a part and a name, and with a seat for each of these people. */
async function roomWith(
	db: Db,
	people: { secretHash: string; userId?: string; audience?: boolean }[],
): Promise<{ game: number; players: number[] }> {
	const game = Number(await openRoom(db, "KEPT", 1));
	const players: number[] = [];
	for (const { secretHash, userId = null, audience = false } of people) {
		players.push(await takeSeatIn(db, game, secretHash, { userId, audience }));
	}
	await internTexts(db, game, ["the name of a hero"]);
	await draftWriter(db).save({
		submissionId: FIRST,
		gameId: game,
		content: "the text of a part",
		words: 5,
		connection: 1,
	});
	return { game, players };
}

const record = (id = FIRST) => ({
	id,
	lastId: id + 90,
	body: { text: `the kept text of ${id}` },
	expiresAt: 1000,
});

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a finished game outlives its room, whose texts move into it", async () => {
		const db = await tempDatabase();
		const { game, players } = await roomWith(db, [{ secretHash: "ann" }]);
		await keepFinishedGame(db, game, record(), { players, kicked: [] });
		expect([await db("parts"), await db("texts")]).toEqual([[], []]);
		await removeGameContent(db, game);
		expect(await isKept(db, FIRST)).toBe(true);
		expect(await findFinishedGame(db, game, FIRST + 3, 999)).toEqual({
			id: FIRST,
			expiresAt: 1000,
		});
		expect(await readFinishedGame(db, FIRST)).toEqual({ text: `the kept text of ${FIRST}` });
	});

	test("texts that the next game begins with stay in the room, and all others go", async () => {
		const db = await tempDatabase();
		const { game, players } = await roomWith(db, [{ secretHash: "ann" }]);
		const part = { gameId: game, content: "the end", words: 2, connection: 1 };
		await draftWriter(db).save({ ...part, submissionId: FIRST + 1 });
		const [title = 0] = await internTexts(db, game, ["the title"]);
		const spared = { parts: [FIRST + 1], texts: [title] };
		await keepFinishedGame(db, game, record(), { players, kicked: [] }, spared);
		expect(await db("parts").select("content")).toEqual([{ content: "the end" }]);
		expect(await db("texts").select("content")).toEqual([{ content: "the title" }]);
		await keepFinishedGame(db, game, record(FIRST + 99), { players, kicked: [] });
		expect([await db("parts"), await db("texts")]).toEqual([[], []]);
	});

	test("a game that is kept already stays as it is, and so do later texts of its room", async () => {
		const db = await tempDatabase();
		const { game, players } = await roomWith(db, [{ secretHash: "ann" }]);
		await keepFinishedGame(db, game, record(), { players, kicked: [] });
		await internTexts(db, game, ["a hero of the next game"]);
		await keepFinishedGame(db, game, { ...record(), body: {} }, { players, kicked: [] });
		expect(await readFinishedGame(db, FIRST)).toEqual({ text: `the kept text of ${FIRST}` });
		expect(await db("texts").pluck("content")).toEqual(["a hero of the next game"]);
	});

	test("each story is found in its own game of the room, until that game expires", async () => {
		const db = await tempDatabase();
		const { game, players } = await roomWith(db, [{ secretHash: "ann" }]);
		const second = FIRST + 100;
		for (const id of [FIRST, second])
			await keepFinishedGame(db, game, record(id), { players, kicked: [] });
		const found = async (story: number, now = 999) =>
			(await findFinishedGame(db, game, story, now))?.id ?? null;
		expect([await found(FIRST), await found(FIRST + 90), await found(second)]).toEqual([
			FIRST,
			FIRST,
			second,
		]);
		expect([await found(FIRST - 1), await found(FIRST + 95), await found(second + 91)]).toEqual([
			null,
			null,
			null,
		]);
		expect(await found(FIRST, 1000)).toBeNull();
		expect(await findFinishedGame(db, game + 1, FIRST, 1)).toBeNull();
	});

	test("people who were in the game may read it, also after they left the audience", async () => {
		const db = await tempDatabase();
		const { game, players } = await roomWith(db, [
			{ secretHash: "ann", userId: "account of ann" },
			{ secretHash: "ben" },
			{ secretHash: "left the lobby", userId: "account of leaver" },
			{ secretHash: "left the audience", audience: true },
			{ secretHash: "kicked", audience: true },
		]);
		const [ann = 0, ben = 0, , , kicked = 0] = players;
		await keepFinishedGame(db, game, record(), { players: [ann, ben], kicked: [kicked] });
		await takeSeatIn(db, game, "late");
		const secrets = ["ann", "ben", "left the audience", "left the lobby", "kicked", "late", ""];
		expect(
			await Promise.all(secrets.map((secret) => isSecretOfFinished(db, FIRST, secret))),
		).toEqual([true, true, true, false, false, false, false]);
		expect(await isAccountOfFinished(db, FIRST, "account of ann")).toBe(true);
		expect(await isAccountOfFinished(db, FIRST, "account of leaver")).toBe(false);
		expect(await isSecretOfFinished(db, FIRST + 1, "ann")).toBe(false);
	});
});

test("no file contains an expired game, nor what its room had of it", async () => {
	const file = await tempFile();
	const db = await openUntilEnd(file);
	const { game, players } = await roomWith(db, [{ secretHash: "the hash of ann" }]);
	await keepFinishedGame(db, game, record(), { players, kicked: [] });
	await keepFinishedGame(
		db,
		game,
		{ ...record(FIRST + 100), expiresAt: 2000 },
		{ players: [], kicked: [] },
	);
	const kept = `the kept text of ${FIRST + 100}`;
	const gone = [`the kept text of ${FIRST}"`, "the text of a part", "the name of a hero"];
	expect(await textsInFiles(dirname(file), gone)).not.toEqual([]);
	expect(await expireFinishedGames(db, 1000)).toBe(1);
	expect(await textsInFiles(dirname(file), gone)).toEqual([]);
	expect(await textsInFiles(dirname(file), [kept])).not.toEqual([]);
	expect((await db("finished_seats")).length).toBe(0);
});
