import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import type { Db } from "../connection.ts";
import { oneAtATime } from "../dialects/dialect.ts";
import { eraseDeleted } from "../erasure.ts";
import { keepWinners, type Winner } from "./shelves.ts";
import {
	addMembers,
	type KnownAs,
	membersAs,
	othersAt,
	rowsOf,
	seatsMember,
} from "./table-members.ts";

/** A table that a group keeps. */
export interface LastingTable {
	id: number;
	/** The secret in its link. */
	key: string;
	name: string;
	/** The settings of its last game, JSON data. */
	settings: unknown;
	/** The time of its last evening, epoch ms. */
	lastAt: number;
}

/** What a finished game leaves with its table. */
export interface PlayedGame {
	/** The id of the room's games on the wire. */
	gameId: number;
	/** The ids of the people who played. */
	players: readonly number[];
	/** The settings of the game, JSON data. */
	settings: unknown;
	/** The stories on the first place. */
	winners: readonly Winner[];
}

const AS_TABLE = {
	id: "lasting_tables.id",
	key: "key",
	name: "name",
	settings: "settings",
	lastAt: "last_at",
} as const;

const tableOf = (row: Omit<LastingTable, "settings"> & { settings: string }): LastingTable => ({
	...row,
	settings: JSON.parse(row.settings),
});

/** Returns 144 random bits, which cannot be guessed. */
const newKey = (): string => randomBytes(18).toString("base64url");

/** Returns the table with this key; null when there is none. */
export async function tableWith(db: Db, key: string): Promise<LastingTable | null> {
	const row = await db("lasting_tables").where({ key }).first(AS_TABLE);
	return row ? tableOf(row) : null;
}

/** Returns the table that a room belongs to; null without one. */
export async function tableOfRoom(db: Knex, gameId: number): Promise<LastingTable | null> {
	const row = await db("lasting_tables")
		.join("table_evenings", "table_evenings.table_id", "lasting_tables.id")
		.where("game_id", gameId)
		.first(AS_TABLE);
	return row ? tableOf(row) : null;
}

/**
 * Keeps the table of a room that has finished a game at `now` (epoch ms), and returns it. The person
 * with this id has made it. A room that has a table keeps that one.
 */
export async function keepTable(
	db: Db,
	{ name, maker, game }: { name: string; maker: number; game: PlayedGame },
	now: number,
): Promise<LastingTable | null> {
	return db.transaction(async (trx) => {
		await oneAtATime(trx, `table of ${game.gameId}`);
		const known = await tableOfRoom(trx, game.gameId);
		if (known) return known;
		const [row] = await trx("lasting_tables")
			.insert({
				key: newKey(),
				name,
				settings: JSON.stringify(game.settings),
				last_at: now,
			})
			.returning("id");
		if (!row) return null;
		await trx("table_evenings").insert({ game_id: game.gameId, table_id: row.id });
		await addMembers(trx, row.id, [maker], now);
		await markPlayed(trx, row.id, game, now);
		return tableOfRoom(trx, game.gameId);
	});
}

/**
 * Notes at `now` (epoch ms) that a room has finished a game. If it belongs to a table and a member has
 * played, the players become its members, and the next evening has the settings of this one. A game
 * of strangers, who have only the link, changes nothing.
 */
export async function notePlayed(db: Db, game: PlayedGame, now: number): Promise<void> {
	await db.transaction(async (trx) => {
		const table = await tableOfRoom(trx, game.gameId);
		if (table && (await seatsMember(trx, table.id, game.players)))
			await markPlayed(trx, table.id, game, now);
	});
}

async function markPlayed(
	trx: Knex.Transaction,
	id: number,
	{ gameId, players, settings, winners }: PlayedGame,
	now: number,
): Promise<void> {
	await trx("table_evenings").where({ game_id: gameId }).update({ played_at: now });
	await trx("lasting_tables")
		.where({ id })
		.update({ last_at: now, settings: JSON.stringify(settings) });
	await keepWinners(trx, gameId, winners, now);
	await addMembers(trx, id, players, now);
}

/** A table of a person. */
export interface OwnTable extends LastingTable {
	/** The hash of the person's secret that the table keeps. */
	secretHash: string;
}

/**
 * Returns the tables of a person, the latest first, at most `most`. Of several secrets of one person
 * a table keeps the earliest, and it learns the account and the person's seats on its evenings.
 */
export async function tablesOf(db: Db, person: KnownAs, most: number): Promise<OwnTable[]> {
	return db.transaction(async (trx) => {
		const rows = await membersAs(trx, person).select("id", "table_id", "user_id", "secret_hash");
		const own = new Map<number, (typeof rows)[number]>();
		const more: number[] = [];
		for (const row of rows) {
			if (own.has(row.table_id)) more.push(row.id);
			else own.set(row.table_id, row);
		}
		await trx("table_members").whereIn("id", more).delete();
		const guests = [...own.values()].filter(({ user_id }) => user_id === null);
		if (person.userId !== null && guests.length > 0)
			await trx("table_members")
				.whereIn(
					"id",
					guests.map(({ id }) => id),
				)
				.update({ user_id: person.userId });
		for (const { id, table_id } of own.values())
			await trx("seats")
				.whereIn("game_id", trx("table_evenings").where({ table_id }).select("game_id"))
				.where((seat) => {
					const keys = trx("seat_keys").whereIn("secret_hash", [...person.secretHashes]);
					seat.whereIn("secret_hash", [...person.secretHashes]);
					seat.orWhereIn("player_id", keys.select("player_id"));
				})
				.update({ member_id: id });
		const tables = await trx("lasting_tables")
			.whereIn("id", [...own.keys()])
			.orderBy("last_at", "desc")
			.limit(most)
			.select(AS_TABLE);
		return tables.map((row) => ({
			...tableOf(row),
			secretHash: own.get(row.id)?.secret_hash ?? "",
		}));
	});
}

/** Removes a member from a table, and the table with its last member. Returns false for others. */
export async function leaveTable(db: Db, tableId: number, person: KnownAs): Promise<boolean> {
	const own = await rowsOf(db, tableId, person);
	if (own.length === 0) return false;
	await db("table_members").whereIn("id", own).delete();
	await removeEmpty(db);
	return true;
}

/**
 * Gives a table another key, and returns it; the former one opens nothing any more. `alone` also takes
 * all members from the table but this person.
 */
export async function renewKey(
	db: Db,
	id: number,
	{ person, alone }: { person: KnownAs; alone: boolean },
): Promise<string> {
	const key = newKey();
	await db.transaction(async (trx) => {
		await trx("lasting_tables").where({ id }).update({ key });
		if (!alone) return;
		const own = await rowsOf(trx, id, person);
		await trx("table_members").where({ table_id: id }).whereNotIn("id", own).delete();
	});
	return key;
}

/**
 * Takes the people of these seats from a table, apart from its maker and the person of the spared
 * seat. If there were any, the table gets another key, because they have the former one.
 */
export async function putOut(
	db: Db,
	id: number,
	players: readonly number[],
	spared: number,
): Promise<void> {
	await db.transaction(async (trx) => {
		const { rows } = await othersAt(trx, id, players, spared);
		if (rows.length === 0) return;
		await trx("table_members").whereIn("id", rows).delete();
		await trx("lasting_tables").where({ id }).update({ key: newKey() });
	});
}

/** Deletes a table with its people and evenings, also from the disk. */
export async function deleteTable(db: Db, id: number): Promise<void> {
	await db("lasting_tables").where({ id }).delete();
	await eraseDeleted(db);
}

async function removeEmpty(db: Db): Promise<void> {
	const people = db("table_members").select("table_id");
	if ((await db("lasting_tables").whereNotIn("id", people).delete()) > 0) await eraseDeleted(db);
}

/**
 * Removes the people without an account from tables whose last evening was before a time (epoch ms),
 * and the tables that have nobody else, also from the disk.
 */
export async function expireTables(db: Db, before: number): Promise<void> {
	const old = db("lasting_tables").where("last_at", "<", before).select("id");
	await db("table_members").whereNull("user_id").whereIn("table_id", old).delete();
	await removeEmpty(db);
}
