import type { Knex } from "knex";
import type { Db } from "../connection.ts";

/** How a person is known at a table: by an account, by the hash of a secret, or by both. */
export interface KnownAs {
	userId: string | null;
	secretHashes: readonly string[];
}

/** Selects the rows of a person, the earliest first. */
export const membersAs = (db: Knex, { userId, secretHashes }: KnownAs) =>
	db("table_members")
		.where((query) => {
			query.whereIn("secret_hash", [...secretHashes]);
			if (userId !== null) query.orWhere({ user_id: userId });
		})
		.orderBy("table_members.id");

/** Returns the rows of a person at a table, those of all their devices. */
export async function rowsOf(db: Knex, table_id: number, person: KnownAs): Promise<number[]> {
	const known = await membersAs(db, person).where({ table_id }).select("id", "joined_as");
	const ids = known.map(({ id }) => id);
	const seats = known.flatMap(({ joined_as }) => joined_as ?? []);
	const rows = await db("table_members")
		.where({ table_id })
		.where((row) => row.whereIn("id", ids).orWhereIn("joined_as", seats))
		.select("id");
	return rows.map(({ id }) => id);
}

/** Returns whether a person is a member of a table, and the one who made it. */
export async function membership(
	db: Db,
	tableId: number,
	person: KnownAs,
): Promise<{ member: boolean; maker: boolean }> {
	const rows = await rowsOf(db, tableId, person);
	const first = await makerRow(db, tableId);
	return { member: rows.length > 0, maker: first !== undefined && rows.includes(first) };
}

/** Returns the row of the one who made a table, or of the next one after that has left. */
async function makerRow(db: Knex, table_id: number): Promise<number | undefined> {
	return (await db("table_members").where({ table_id }).min({ id: "id" }).first())?.id;
}

/** Returns whether a member of a table has one of these seats. */
export async function seatsMember(
	db: Knex,
	table_id: number,
	players: readonly number[],
): Promise<boolean> {
	for (const { rows } of await seatsAt(db, table_id, players))
		if ((await rows()).length > 0) return true;
	return false;
}

/**
 * Returns the rows of the people of these seats at a table, apart from its maker and the person of
 * the spared seat. `maker` says whether the first seat is the maker's.
 */
export async function othersAt(
	db: Knex,
	table_id: number,
	players: readonly number[],
	spared: number,
): Promise<{ rows: number[]; maker: boolean }> {
	const first = await makerRow(db, table_id);
	const own = new Set<number>();
	for (const { rows } of await seatsAt(db, table_id, [spared]))
		for (const id of await rows()) own.add(id);
	const others = new Set<number>();
	let maker = false;
	for (const { player, rows } of await seatsAt(db, table_id, players)) {
		const all = await rows();
		const isMaker = first !== undefined && all.includes(first);
		if (isMaker && player === players[0]) maker = true;
		if (isMaker || all.some((id) => own.has(id))) continue;
		for (const id of all) others.add(id);
	}
	return { rows: [...others], maker };
}

/** Returns the seats of these players, each with the rows by which the table knows its person. */
async function seatsAt(db: Knex, table_id: number, players: readonly number[]) {
	const seats = await db("seats")
		.whereIn("player_id", [...players])
		.orderBy("player_id")
		.select("player_id", "user_id", "secret_hash", "member_id");
	const further = await db("seat_keys")
		.whereIn("player_id", [...players])
		.select("player_id", "secret_hash");
	return seats.map(({ player_id: player, user_id, secret_hash, member_id }) => {
		const keys = further.filter((key) => key.player_id === player);
		const hashes = [secret_hash, ...keys.map((key) => key.secret_hash)];
		const rows = async (): Promise<number[]> => {
			const noted = await db("table_members")
				.where({ table_id, id: member_id ?? 0 })
				.first("user_id", "secret_hash");
			const userId = user_id ?? noted?.user_id ?? null;
			const secretHashes = noted ? [...hashes, noted.secret_hash] : hashes;
			return rowsOf(db, table_id, { userId, secretHashes });
		};
		return { player, user_id, hashes, rows };
	});
}

/** Makes people members who are none, by their accounts and the secrets of their devices. */
export async function addMembers(
	trx: Knex.Transaction,
	table_id: number,
	players: readonly number[],
	joined_at: number,
): Promise<void> {
	for (const { player, user_id, hashes, rows } of await seatsAt(trx, table_id, players)) {
		if ((await rows()).length > 0) continue;
		const person = { table_id, user_id, joined_at, joined_as: player };
		const added = hashes.map((secret_hash) => ({ ...person, secret_hash }));
		await trx("table_members").insert(user_id === null ? added : added.slice(0, 1));
	}
}
