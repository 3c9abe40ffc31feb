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

/** Returns the rows of a person at a table, the earliest first. */
export const rowsOf = (db: Knex, table_id: number, person: KnownAs): Promise<{ id: number }[]> =>
	membersAs(db, person).where({ table_id }).select("id");

/** Returns whether a person is a member of a table, and the one who made it. */
export async function membership(
	db: Db,
	tableId: number,
	person: KnownAs,
): Promise<{ member: boolean; maker: boolean }> {
	const rows = await rowsOf(db, tableId, person);
	const first = await db("table_members").where({ table_id: tableId }).min({ id: "id" }).first();
	// The next one takes the place of a maker who has left.
	return { member: rows.length > 0, maker: rows.some(({ id }) => id === first?.id) };
}

/** Returns whether a member of a table has one of these seats. */
export async function seatsMember(
	db: Knex,
	table_id: number,
	players: readonly number[],
): Promise<boolean> {
	for (const { known } of await seatsAt(db, table_id, players)) if (await known()) return true;
	return false;
}

/** Returns the seats of these players, each with whether the table knows it as that of a member. */
async function seatsAt(db: Knex, table_id: number, players: readonly number[]) {
	const seats = await db("seats")
		.whereIn("player_id", [...players])
		.orderBy("player_id")
		.select("player_id", "user_id", "secret_hash", "member_id");
	const further = await db("seat_keys")
		.whereIn("player_id", [...players])
		.select("player_id", "secret_hash");
	return seats.map(({ player_id, user_id, secret_hash, member_id }) => {
		const keys = further.filter((key) => key.player_id === player_id);
		const hashes = [secret_hash, ...keys.map((key) => key.secret_hash)];
		const known = async () => {
			const rows = await rowsOf(db, table_id, { userId: user_id, secretHashes: hashes });
			const noted = () =>
				db("table_members")
					.where({ table_id, id: member_id ?? 0 })
					.first("id");
			return rows.length > 0 || (await noted()) !== undefined;
		};
		return { user_id, hashes, known };
	});
}

/** Makes people members who are none, by their accounts and the secrets of their devices. */
export async function addMembers(
	trx: Knex.Transaction,
	table_id: number,
	players: readonly number[],
	joined_at: number,
): Promise<void> {
	for (const { user_id, hashes, known } of await seatsAt(trx, table_id, players)) {
		if (await known()) continue;
		const rows = hashes.map((hash) => ({ table_id, user_id, secret_hash: hash, joined_at }));
		await trx("table_members").insert(user_id === null ? rows : rows.slice(0, 1));
	}
}
