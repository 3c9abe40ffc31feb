import type { Knex } from "knex";
import type { Db } from "../connection.ts";
import { eraseDeleted } from "../erasure.ts";
import { DOWNLOADED } from "./account-columns.ts";

/** Rows that belong to an account. */
interface Owned {
	table: string;
	/** The column with the account's id. */
	column: string;
	/** The key in the download. */
	key: string;
	/** The columns that distinguish the rows of one account, in sorting order. */
	order: readonly string[];
	/** The columns of the download, without secrets and data about other people. */
	shown: readonly string[];
	/** The columns that are JSON. */
	json?: readonly string[];
	/** The effect of a deletion: `clear` keeps the row and removes its owner. */
	onDeletion: "delete" | "clear";
	/** Every account on board may have such rows, also one that nobody uses. */
	ofAny?: true;
}

/**
 * All data that belongs to an account. A table with a column for accounts has a row here; tests
 * compare the list with the database. Deletions run in this order.
 */
export const OWNED: readonly Owned[] = [
	{
		table: "accounts",
		column: "id",
		key: "accounts",
		order: ["id"],
		shown: DOWNLOADED,
		onDeletion: "delete",
		ofAny: true,
	},
	{
		table: "passkeys",
		column: "account_id",
		key: "passkeys",
		order: ["id"],
		shown: ["label", "site", "created_at", "used_at"],
		onDeletion: "delete",
		ofAny: true,
	},
	{
		table: "recovery_codes",
		column: "account_id",
		key: "recovery_codes",
		order: ["code_hash"],
		// The codes themselves are not stored, so this shows how many are left.
		shown: ["account_id"],
		onDeletion: "delete",
		ofAny: true,
	},
	{
		table: "password_resets",
		column: "account_id",
		key: "password_resets",
		order: ["account_id"],
		shown: ["expires_at"],
		onDeletion: "delete",
	},
	{
		table: "provider_records",
		column: "account_id",
		key: "sign_ins",
		order: ["kind", "id_hash"],
		shown: ["kind", "expires_at"],
		onDeletion: "delete",
	},
	{
		table: "supporters",
		column: "user_id",
		key: "supporter",
		order: ["source", "reference"],
		shown: ["source", "reference", "granted_at", "revoked_at"],
		onDeletion: "delete",
	},
	{
		table: "account_languages",
		column: "user_id",
		key: "language",
		order: ["user_id"],
		shown: ["language"],
		onDeletion: "delete",
		ofAny: true,
	},
	{
		table: "ranks",
		column: "user_id",
		key: "ranks",
		order: ["user_id"],
		shown: ["rank"],
		onDeletion: "delete",
	},
	{
		table: "rank_awards",
		column: "user_id",
		key: "rank_awards",
		order: ["game_id"],
		shown: ["game_id", "stories"],
		onDeletion: "delete",
	},
	{
		table: "saved_stories",
		column: "user_id",
		key: "saved_stories",
		order: ["story_id"],
		shown: ["story_id", "title", "mature", "parts", "saved_at", "body"],
		json: ["body"],
		onDeletion: "delete",
	},
	{
		table: "prompt_packs",
		column: "owner",
		key: "prompt_packs",
		order: ["id"],
		shown: ["id", "name", "language"],
		onDeletion: "delete",
	},
	{
		table: "table_members",
		column: "user_id",
		key: "tables",
		order: ["id"],
		shown: ["joined_at"],
		onDeletion: "delete",
	},
	{
		table: "shelf_texts",
		column: "user_id",
		key: "shelf_texts",
		order: ["story_id", "kind"],
		shown: ["story_id", "kind", "content"],
		onDeletion: "delete",
	},
	{
		table: "bug_reports",
		column: "user_id",
		key: "bug_reports",
		order: ["id"],
		shown: [
			"summary",
			"date",
			"room_code",
			"device",
			"other_device",
			"error_displayed",
			"frequency",
			"additional_info",
			"created_at",
		],
		onDeletion: "delete",
	},
	// The log belongs to the site, so a deletion removes only the account from it.
	{
		table: "admin_log",
		column: "user_id",
		key: "admin_log",
		order: ["id"],
		shown: ["at", "action"],
		onDeletion: "clear",
	},
	{
		table: "seats",
		column: "user_id",
		key: "seats",
		order: ["player_id"],
		shown: ["game_id", "player_id", "audience", "created_at"],
		onDeletion: "clear",
	},
	{
		table: "finished_seats",
		column: "user_id",
		key: "finished_seats",
		order: ["finished_id", "secret_hash"],
		shown: ["finished_id"],
		onDeletion: "clear",
	},
];

/** What belongs to an account's rows, and is downloaded with them, by the table of the rows. */
const WITH: Readonly<Record<string, (db: Db, row: Row) => Promise<object>>> = {
	prompt_packs: async (db, { id }) => ({
		prompts: await db("prompts")
			.where({ pack_id: Number(id) })
			.pluck("prompt"),
	}),
	table_members: async (db, { table_id }) =>
		(await db("lasting_tables")
			.where({ id: Number(table_id) })
			.first("name", "last_at")) ?? {},
};

type Row = Record<string, unknown>;

/** The number of rows read at once, because a saved story can have 280 KB. */
const BATCH = 20;

/**
 * Yields all data that an account owns as the text of one JSON object, in pieces, because saved
 * stories can be too large for the memory.
 */
export async function* ownedData(db: Db, accountId: string): AsyncGenerator<string> {
	yield "{";
	let first = true;
	for (const { table, column, key, order, shown, json = [] } of OWNED) {
		yield `${first ? "" : ","}\n${JSON.stringify(key)}: [`;
		first = false;
		let separator = "";
		for await (const row of rowsOf(db, { table, column, order }, accountId)) {
			const item = Object.fromEntries(
				shown.map((name) => [
					name,
					json.includes(name) ? JSON.parse(String(row[name])) : row[name],
				]),
			);
			Object.assign(item, await WITH[table]?.(db, row));
			yield `${separator}\n\t${JSON.stringify(item)}`;
			separator = ",";
		}
		yield "]";
	}
	yield "\n}\n";
}

async function* rowsOf(
	db: Db,
	{ table, column, order }: Pick<Owned, "table" | "column" | "order">,
	accountId: string,
): AsyncGenerator<Row> {
	const columns = order.map(() => "??").join();
	const values = order.map(() => "?").join();
	let after: (string | number)[] = [];
	for (;;) {
		const rows: Record<string, string | number>[] = await db(table)
			.where(column, accountId)
			.where((query) => {
				if (after.length > 0) query.whereRaw(`(${columns}) > (${values})`, [...order, ...after]);
			})
			.orderBy([...order])
			.limit(BATCH);
		yield* rows;
		const last = rows.at(-1);
		if (rows.length < BATCH || !last) return;
		after = order.map((name) => last[name] ?? "");
	}
}

/** Deletes all data that an account owns, also from the disk. */
export async function deleteOwned(db: Db, accountId: string): Promise<void> {
	await db.transaction(async (trx: Knex.Transaction) => {
		for (const { table, column, onDeletion } of OWNED) {
			const rows = trx(table).where(column, accountId);
			if (onDeletion === "delete") await rows.delete();
			else await rows.update({ [column]: null });
		}
	});
	await eraseDeleted(db);
}

/** The number of accounts that one sweep deletes, so that no save waits long. */
const SWEPT = 500;

/**
 * Deletes accounts on board without a sign-in since a time (epoch ms) that have nothing: no row that
 * not every account has. Also from the disk; many need several calls.
 */
export async function expireUnusedAccounts(db: Db, before: number): Promise<void> {
	const unused = (trx: Knex) => {
		const query = trx("accounts").where("signed_in_at", "<", before);
		for (const { table, column, ofAny } of OWNED)
			if (!ofAny)
				query.whereNotExists((rows) =>
					rows
						.select(trx.raw("1"))
						.from(table)
						.whereRaw("?? = accounts.id", [`${table}.${column}`]),
				);
		return query;
	};
	const ids = await unused(db).limit(SWEPT).pluck("id");
	if (ids.length === 0) return;
	await db.transaction(async (trx: Knex.Transaction) => {
		// Asked again, because somebody may have signed in since.
		await unused(trx).whereIn("id", ids).delete();
		const kept = await trx("accounts").whereIn("id", ids).pluck("id");
		const gone = ids.filter((id) => !kept.includes(id));
		for (const { table, column, ofAny } of OWNED)
			if (ofAny) await trx(table).whereIn(column, gone).delete();
	});
	await eraseDeleted(db);
}
