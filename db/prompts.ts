import type { Knex } from "knex";
import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import type { Db } from "./connection.ts";
import { oneAtATime } from "./dialects/dialect.ts";
import { eraseDeleted } from "./erasure.ts";

/** A pack of prompts; built-in packs have no owner. */
export interface Pack {
	id: number;
	name: string;
	owner: string | null;
	language: Language;
}

const PACK = [
	"prompt_packs.id",
	"prompt_packs.name",
	"prompt_packs.owner",
	"prompt_packs.language",
] as const;

/**
 * Returns the packs and their numbers of prompts, oldest first: all packs, or with an owner the
 * built-in ones in English and the owner's. The owner null means the built-in ones only.
 */
export async function packs(
	db: Db,
	owner?: string | null,
): Promise<(Pack & { prompts: number })[]> {
	const visible = (query: Knex.QueryBuilder) => {
		if (owner !== undefined) query.where({ owner: null, language: ENGLISH });
		if (typeof owner === "string") query.orWhere({ owner });
	};
	const rows = await db("prompt_packs")
		.leftJoin("prompts", "prompts.pack_id", "prompt_packs.id")
		.where(visible)
		.groupBy(PACK)
		.orderBy("prompt_packs.id")
		.select(PACK)
		.count({ prompts: "prompts.id" });
	return rows.map(({ id, name, owner, language, prompts }) => ({
		id: Number(id),
		name: String(name),
		owner: owner === null ? null : String(owner),
		language: languageIn(language),
		prompts: Number(prompts),
	}));
}

/** Reads a language from a row; a later version may have written one that this one does not know. */
const languageIn = (value: unknown): Language => (isLanguage(value) ? value : ENGLISH);

/** Returns the pack with this id; null when there is none. */
export async function packById(db: Db, id: number): Promise<Pack | null> {
	return packIn(await db("prompt_packs").where({ id }).first(PACK));
}

/** Returns the pack of a prompt; null when there is none. */
export async function packOfPrompt(db: Db, promptId: number): Promise<Pack | null> {
	const query = db("prompt_packs")
		.join("prompts", "prompts.pack_id", "prompt_packs.id")
		.where("prompts.id", promptId);
	return packIn(await query.first(PACK));
}

const packIn = (row: (Omit<Pack, "language"> & { language: string }) | undefined): Pack | null =>
	row ? { ...row, language: languageIn(row.language) } : null;

/**
 * Adds an empty pack and returns its id; "taken" when the owner has one with this name (a built-in
 * one: in this language), and "full" when the owner has `atMost` packs.
 */
export async function addPack(
	db: Db,
	{ name, owner, language }: Omit<Pack, "id">,
	atMost: number,
): Promise<number | "taken" | "full"> {
	return db.transaction(async (trx) => {
		await oneAtATime(trx, `packs of ${owner}`);
		if ((await countOf(trx("prompt_packs").where({ owner }))) >= atMost) return "full";
		const [row] = await trx("prompt_packs")
			.insert({ name, owner, language })
			.onConflict()
			.ignore()
			.returning("id");
		return row?.id ?? "taken";
	});
}

/**
 * Deletes a pack and its prompts, also from the disk. Returns false when there is none with this
 * id.
 */
export async function deletePack(db: Db, id: number): Promise<boolean> {
	return deleteForGood(db, db("prompt_packs").where({ id }));
}

/** Returns the prompts of a pack. */
export async function promptsOf(db: Db, packId: number): Promise<{ id: number; prompt: string }[]> {
	return db("prompts").where({ pack_id: packId }).select("id", "prompt").orderBy("id");
}

/**
 * Adds a prompt and returns its id; "gone" without the pack, "taken" when the pack has this prompt,
 * and "full" when it has `atMost` prompts.
 */
export async function addPrompt(
	db: Db,
	packId: number,
	prompt: string,
	atMost: number,
): Promise<number | "gone" | "taken" | "full"> {
	return db.transaction(async (trx) => {
		// Locked, so that no other call counts or deletes meanwhile. SQLite ignores the lock.
		const pack = await trx("prompt_packs").where({ id: packId }).forUpdate().first("id");
		if (!pack) return "gone";
		if ((await countOf(trx("prompts").where({ pack_id: packId }))) >= atMost) return "full";
		const [row] = await trx("prompts")
			.insert({ pack_id: packId, prompt })
			.onConflict(["pack_id", "prompt"])
			.ignore()
			.returning("id");
		return row?.id ?? "taken";
	});
}

async function countOf(query: Knex.QueryBuilder): Promise<number> {
	const row: { count?: number | string } | undefined = await query.count({ count: "*" }).first();
	return Number(row?.count ?? 0);
}

/** Deletes a prompt, also from the disk. Returns false when there is none with this id. */
export async function deletePrompt(db: Db, id: number): Promise<boolean> {
	return deleteForGood(db, db("prompts").where({ id }));
}

async function deleteForGood(db: Db, rows: Knex.QueryBuilder): Promise<boolean> {
	const deleted: number = await rows.delete();
	if (deleted > 0) await eraseDeleted(db);
	return deleted > 0;
}

/** Returns the ids of an account's packs with these names, by name. */
export async function ownPackIds(
	db: Db,
	owner: string,
	names: string[],
): Promise<Map<string, number>> {
	const rows = await db("prompt_packs")
		.where({ owner })
		.whereIn("name", names)
		.select("id", "name");
	return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Returns the ids of the built-in packs with these names, each in the language if it exists in it. */
export async function builtInPackIds(
	db: Db,
	names: readonly string[],
	language: Language,
): Promise<number[]> {
	const rows = await db("prompt_packs")
		.where({ owner: null })
		.whereIn("name", [...names])
		.whereIn("language", [language, ENGLISH])
		.select("id", "name", "language");
	const byName = new Map<string, number>();
	for (const { id, name, language: its } of rows)
		if (its === language || !byName.has(name)) byName.set(name, id);
	return [...byName.values()];
}

/**
 * Returns the ids of all prompts in these packs. They are ascending, so that the same random numbers
 * deal the same prompts.
 */
export async function promptIdsOf(db: Db, packs: number[]): Promise<number[]> {
	return db("prompts").whereIn("pack_id", packs).orderBy("id").pluck("id");
}

/** Returns the prompts among these that are from built-in packs of any language. */
export async function builtInPromptIds(db: Db, ids: number[]): Promise<number[]> {
	return db("prompts")
		.join("prompt_packs", "prompt_packs.id", "prompts.pack_id")
		.where({ owner: null })
		.whereIn("prompts.id", ids)
		.pluck("prompts.id");
}

/** Returns prompts by id. Deleted prompts are left out. */
export async function readPrompts(db: Db, ids: number[]): Promise<Map<number, string>> {
	const rows = await db("prompts").whereIn("id", ids).select("id", "prompt");
	return new Map(rows.map(({ id, prompt }) => [id, prompt]));
}
