import { describe, expect, test } from "vitest";
import { deleteOwned, ownedData } from "../../../db/accounts/owned-data.ts";
import type { Db } from "../../../db/connection.ts";
import {
	addEvening,
	beginOpening,
	endOpening,
	eveningsOf,
	keptStories,
	openEvening,
} from "../../../db/groups/evenings.ts";
import {
	expireTables,
	keepTable,
	leaveTable,
	notePlayed,
	putOut,
	renewKey,
	tablesOf,
	tableWith,
} from "../../../db/groups/lasting-tables.ts";
import { membership, othersAt, seatsMember } from "../../../db/groups/table-members.ts";
import { closeRoom, openRoom } from "../../../db/rooms.ts";
import { saveStory } from "../../../db/saved-stories.ts";
import { addSeatKey } from "../../../db/seat-keys.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { DATABASES, takeSeatIn } from "../temp-database.ts";

const YEAR = 365 * 24 * 3_600_000;
const MOST = 10;
const guest = (...secretHashes: string[]) => ({ userId: null, secretHashes });
const account = (userId: string) => ({ userId, secretHashes: [] });

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	/** Opens a room with a seat for each secret; ann has an account. */
	async function evening(db: Db, code: string, secrets: string[]) {
		const gameId = Number(await openRoom(db, code, 1));
		const players: number[] = [];
		for (const secretHash of secrets) {
			const userId = secretHash.startsWith("ann") ? "ann" : null;
			players.push(await takeSeatIn(db, gameId, secretHash, { userId }));
		}
		return { gameId, players, settings: { num_switches: players.length }, winners: [] };
	}

	async function keptBy(secrets: string[], now = 100) {
		const db = await tempDatabase();
		const game = await evening(db, "KEEP", secrets);
		const made = { name: "Thursday", maker: game.players[0] ?? 0, game };
		const table = await keepTable(db, made, now);
		if (!table) throw new Error("no table");
		return { db, game, made, table };
	}

	test("a room keeps one table, whose people are those who played", async () => {
		const { db, game, made, table } = await keptBy(["bea", "ann", "cem"]);
		expect(table).toMatchObject({ name: "Thursday", settings: { num_switches: 3 }, lastAt: 100 });
		expect(table.key).toMatch(/^[\w-]{24}$/);
		expect(
			await keepTable(db, { ...made, name: "Another", maker: game.players[1] ?? 0 }, 200),
		).toEqual(table);
		expect(await tableWith(db, table.key)).toEqual(table);
		expect(await tableWith(db, table.key.toLowerCase())).toBeNull();
		const of = (person: Parameters<typeof membership>[2]) => membership(db, table.id, person);
		expect(await of(guest("bea"))).toEqual({ member: true, maker: true });
		expect(await of(account("ann"))).toEqual({ member: true, maker: false });
		expect(await of(guest("ann"))).toEqual({ member: true, maker: false });
		expect(await of(guest("dot"))).toEqual({ member: false, maker: false });
		// The next one takes the place of a maker who leaves.
		expect(await leaveTable(db, table.id, guest("bea"))).toBe(true);
		expect(await leaveTable(db, table.id, guest("bea"))).toBe(false);
		expect(await of(account("ann"))).toEqual({ member: true, maker: true });
		await leaveTable(db, table.id, account("ann"));
		await leaveTable(db, table.id, guest("cem"));
		expect(await db("table_evenings").select()).toEqual([]);
		expect(await tableWith(db, table.key)).toBeNull();
	});

	test("a seat can remove people from the table, but neither its maker nor itself", async () => {
		const { db, game, table } = await keptBy(["bea", "ann", "cem", "dot", "eva"]);
		const [bea = 0, ann = 0, cem = 0, dot = 0, eva = 0] = game.players;
		const isMember = async (...people: Parameters<typeof membership>[2][]) =>
			Promise.all(people.map(async (one) => (await membership(db, table.id, one)).member));
		expect(await othersAt(db, table.id, [bea, cem], dot)).toEqual({
			...{ rows: [expect.any(Number)], maker: true },
		});
		expect(await othersAt(db, table.id, [dot], dot)).toEqual({ rows: [], maker: false });
		await putOut(db, table.id, [bea, dot], dot);
		expect((await tableWith(db, table.key))?.id).toBe(table.id);
		await putOut(db, table.id, [bea, cem, dot], dot);
		expect(await tableWith(db, table.key)).toBeNull();
		const all = [guest("bea"), account("ann"), guest("cem"), guest("dot"), guest("eva")];
		expect(await isMember(...all)).toEqual([true, true, false, true, true]);

		// On another evening by the account, and by a secret that was shown.
		const later = await evening(db, "NEXT", ["ann 2", "eva 2", "cem 2"]);
		const [anns = 0, evas = 0] = later.players;
		await addEvening(db, table.id, later.gameId, 200);
		await tablesOf(db, guest("eva", "eva 2"), MOST);
		await putOut(db, table.id, [anns, evas], dot);
		expect(await isMember(...all)).toEqual([true, false, false, true, false]);
		expect(await othersAt(db, table.id, [ann, cem, eva], dot)).toEqual({ rows: [], maker: false });
	});

	test("the next evening brings its settings and its people, each of them once", async () => {
		const { db, table } = await keptBy(["bea", "ann"]);
		const next = await evening(db, "NEXT", ["bea 2", "ann 2", "eve"]);
		expect(await openEvening(db, table.id)).toMatchObject({ code: "KEEP", playedAt: 100 });
		await addEvening(db, table.id, next.gameId, 200);
		expect(await openEvening(db, table.id)).toMatchObject({ code: "NEXT", playedAt: null });
		expect(await eveningsOf(db, table.id, MOST)).toHaveLength(1);
		await notePlayed(db, next, 300);
		// Another room has no table.
		await notePlayed(db, await evening(db, "ELSE", ["dot"]), 400);
		expect(await eveningsOf(db, table.id, 1)).toEqual([{ gameId: next.gameId, playedAt: 300 }]);
		expect((await tableWith(db, table.key))?.settings).toEqual({ num_switches: 3 });
		const secrets = async () =>
			(await db("table_members").orderBy("id")).map((row) => row.secret_hash);
		expect(await secrets()).toEqual(["bea", "ann", "bea 2", "eve"]);
		const [own, ...more] = await tablesOf(db, guest("bea 2", "bea"), MOST);
		expect([own?.secretHash, own?.lastAt, more]).toEqual(["bea", 300, []]);
		expect(await secrets()).toEqual(["bea", "ann", "eve"]);
		// Whoever signs in brings the tables of the device to the account.
		expect(await tablesOf(db, { userId: "eve's", secretHashes: ["eve"] }, MOST)).toHaveLength(1);
		expect(await tablesOf(db, account("eve's"), MOST)).toHaveLength(1);
		expect(await tablesOf(db, guest("nobody"), MOST)).toEqual([]);
		await closeRoom(db, next.gameId, 500);
		expect(await openEvening(db, table.id)).toMatchObject({ code: "KEEP" });
	});

	test("a game without a member changes nothing, and one with a member makes its players members", async () => {
		const { db, table } = await keptBy(["bea", "ann"]);
		const of = (...hashes: string[]) => membership(db, table.id, guest(...hashes));
		const next = await evening(db, "NEXT", ["eve", "eve too", "bea 2"]);
		const [eve = 0, too = 0, bea = 0] = next.players;
		await addEvening(db, table.id, next.gameId, 200);
		const strangers = { ...next, players: [eve, too], settings: { num_switches: 9 } };
		await notePlayed(db, strangers, 300);
		expect(await eveningsOf(db, table.id, MOST)).toHaveLength(1);
		expect(await tableWith(db, table.key)).toMatchObject({
			settings: { num_switches: 2 },
			lastAt: 200,
		});
		// No table knows the seat of somebody who shows no secret of a member.
		await tablesOf(db, guest("eve", "eve too", "bea 2"), MOST);
		await notePlayed(db, next, 400);
		expect(await of("eve")).toMatchObject({ member: false });
		expect(await seatsMember(db, table.id, next.players)).toBe(false);

		// A further device of the seat, and the secret of the first evening.
		await addSeatKey(db, { playerId: bea, gameId: next.gameId, secretHash: "phone", now: 2 }, MOST);
		await tablesOf(db, guest("phone", "bea"), MOST);
		expect(await seatsMember(db, table.id, [eve, too])).toBe(false);
		expect(await seatsMember(db, table.id, next.players)).toBe(true);
		await notePlayed(db, next, 500);
		expect(await of("eve")).toMatchObject({ member: true });
		expect(await of("bea 2")).toMatchObject({ member: false }); // the first secret is hers
		expect(await eveningsOf(db, table.id, MOST)).toHaveLength(2);
		expect((await tableWith(db, table.key))?.settings).toEqual({ num_switches: 3 });

		// Whoever has left is no member that brings others in.
		const third = await evening(db, "MORE", ["bea 3", "dot"]);
		await addEvening(db, table.id, third.gameId, 600);
		await tablesOf(db, guest("bea 3", "bea"), MOST);
		expect(await seatsMember(db, table.id, third.players)).toBe(true);
		await leaveTable(db, table.id, guest("bea"));
		expect(await seatsMember(db, table.id, third.players)).toBe(false);
	});

	test("each device of a guest finds the table", async () => {
		const db = await tempDatabase();
		const game = await evening(db, "KEYS", ["bea", "cem"]);
		const [playerId = 0] = game.players;
		await addSeatKey(db, { playerId, gameId: game.gameId, secretHash: "phone", now: 2 }, MOST);
		const table = await keepTable(db, { name: "Two", maker: playerId, game }, 100);
		const id = table?.id ?? 0;
		expect(await membership(db, id, guest("phone"))).toEqual({ member: true, maker: true });
		// A later evening knows one device; the person goes with all of them.
		await addEvening(db, id, (await evening(db, "NEXT", ["phone", "cem"])).gameId, 200);
		expect(await leaveTable(db, id, guest("phone"))).toBe(true);
		expect(await membership(db, id, guest("bea"))).toEqual({ member: false, maker: false });
		expect(await membership(db, id, guest("cem"))).toEqual({ member: true, maker: true });
	});

	test("removing a person from a table removes all of their devices", async () => {
		const db = await tempDatabase();
		const game = await evening(db, "KEYS", ["bea", "cem"]);
		const [bea = 0, cem = 0] = game.players;
		await addSeatKey(db, { playerId: cem, gameId: game.gameId, secretHash: "phone", now: 2 }, MOST);
		const id = (await keepTable(db, { name: "Two", maker: bea, game }, 100))?.id ?? 0;
		const next = await evening(db, "NEXT", ["bea", "phone"]);
		await addEvening(db, id, next.gameId, 200);
		await putOut(db, id, next.players.slice(1), next.players[0] ?? 0);
		for (const device of ["cem", "phone"])
			expect(await membership(db, id, guest(device))).toMatchObject({ member: false });
		expect(await membership(db, id, guest("bea"))).toMatchObject({ member: true });
	});

	test("a new key replaces the link, and removes the other members if asked", async () => {
		const { db, table } = await keptBy(["bea", "ann", "cem"]);
		const bea = guest("bea");
		const first = await renewKey(db, table.id, { person: bea, alone: false });
		expect(await tableWith(db, table.key)).toBeNull();
		expect(await tablesOf(db, account("ann"), MOST)).toMatchObject([{ key: first }]);
		const second = await renewKey(db, table.id, { person: bea, alone: true });
		expect(await tableWith(db, first)).toBeNull();
		expect(await tablesOf(db, bea, MOST)).toMatchObject([{ key: second }]);
		expect(await tablesOf(db, account("ann"), MOST)).toEqual([]);
		const { id } = table;
		expect(await membership(db, id, guest("cem"))).toEqual({ member: false, maker: false });
		expect(await membership(db, id, bea)).toEqual({ member: true, maker: true });
	});

	test("one caller at a time opens a room, and another one after a while", async () => {
		const { db, table } = await keptBy(["bea", "cem"]);
		const begin = (now: number) => beginOpening(db, table.id, { since: now - 30, now });
		const begun = await Promise.all([begin(1_000), begin(1_001), begin(1_002)]);
		expect(begun.filter(Boolean)).toHaveLength(1);
		expect(await begin(1_020)).toBe(false);
		expect(await begin(1_040)).toBe(true);
		await endOpening(db, table.id);
		expect(await begin(1_041)).toBe(true);
	});

	test("a shelf has the stories that accounts saved, without those that were taken down", async () => {
		const { db } = await keptBy(["bea", "cem"]);
		const story = { mature: false, parts: 1, savedAt: 5 };
		const body = (title: string) => ({
			title,
			captain: { name: "Bea" },
			awards: ["Best"],
			best_line: 'He said: "no".',
		});
		const save = (userId: string, storyId: number, title: string) =>
			saveStory(db, userId, { ...story, storyId, title, body: body(title) }, MOST);
		await save("ann", 100_001, "One");
		await save("bob", 100_001, "One");
		await save("bob", 100_002, "Two");
		await save("bob", 200_001, "Other");
		const ids = { from: 100_001, before: 200_001 };
		const kept = (own: boolean, id: number, title: string) => ({
			...{ id, title, own, mature: false, awards: ["Best"] },
			...{ bestLine: 'He said: "no".', captain: "Bea" },
		});
		expect(await keptStories(db, ids, "ann")).toEqual([
			kept(true, 100_001, "One"),
			kept(false, 100_002, "Two"),
		]);
		await db("taken_stories").insert({ story_id: 100_002, shortcut: "s", taken_at: 1 });
		expect(await keptStories(db, ids, null)).toEqual([kept(false, 100_001, "One")]);
		for (const userId of ["ann", "bob"]) await deleteOwned(db, userId);
		expect(await keptStories(db, ids, null)).toEqual([]);
	});

	test("a table is removed a year after its last evening, except for members with an account", async () => {
		const now = Date.now();
		const { db, table } = await keptBy(["bea", "ann", "cem"], now - YEAR + 60_000);
		const sweep = () => enforceRetention(db, { isTurn: async () => true })();
		await sweep();
		expect(await membership(db, table.id, guest("bea"))).toMatchObject({ member: true });
		await db("lasting_tables").update({ last_at: now - YEAR - 60_000 });
		await sweep();
		expect(await membership(db, table.id, guest("bea"))).toMatchObject({ member: false });
		expect(await membership(db, table.id, account("ann"))).toEqual({ member: true, maker: true });
		let data = "";
		for await (const piece of ownedData(db, "ann")) data += piece;
		expect(JSON.parse(data).tables).toEqual([
			{ joined_at: now - YEAR + 60_000, name: "Thursday", last_at: now - YEAR - 60_000 },
		]);
		await deleteOwned(db, "ann");
		await expireTables(db, 0);
		expect(await tableWith(db, table.key)).toBeNull();
	});
});
