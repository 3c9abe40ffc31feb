import type { Db } from "./connection.ts";

/** A pack of prompts; the built-in ones have no owner. */
export interface Pack {
	id: number;
	name: string;
	owner: string | null;
}

/** All packs, built-in ones first, in the order they were made. */
export async function packs(db: Db): Promise<Pack[]> {
	return db("prompt_packs").select("id", "name", "owner").orderBy("id");
}

/** Makes an empty pack and answers its id; null when the name is taken. */
export async function addPack(db: Db, name: string, owner: string | null): Promise<number | null> {
	const [row] = await db("prompt_packs").insert({ name, owner }).onConflict("name").ignore().returning("id");
	return row?.id ?? null;
}

/** Deletes a pack and its prompts; false when there is none with this id. */
export async function deletePack(db: Db, id: number): Promise<boolean> {
	return (await db("prompt_packs").where({ id }).delete()) > 0;
}

/** The prompts of one pack. */
export async function promptsOf(db: Db, packId: number): Promise<{ id: number; prompt: string }[]> {
	return db("prompts").where({ pack_id: packId }).select("id", "prompt").orderBy("id");
}

/** Adds a prompt and answers its id; null when the pack is not there or has this prompt already. */
export async function addPrompt(db: Db, packId: number, prompt: string): Promise<number | null> {
	if (!(await db("prompt_packs").where({ id: packId }).first("id"))) return null;
	const [row] = await db("prompts").insert({ pack_id: packId, prompt }).onConflict(["pack_id", "prompt"]).ignore().returning("id");
	return row?.id ?? null;
}

/** Deletes a prompt; false when there is none with this id. */
export async function deletePrompt(db: Db, id: number): Promise<boolean> {
	return (await db("prompts").where({ id }).delete()) > 0;
}

/** The ids of all prompts in the named packs, ascending, so that the same dice deal the same prompts. */
export async function promptIdsOf(db: Db, packNames: string[]): Promise<number[]> {
	return db("prompts")
		.join("prompt_packs", "prompt_packs.id", "prompts.pack_id")
		.whereIn("prompt_packs.name", packNames)
		.orderBy("prompts.id")
		.pluck("prompts.id");
}

/** Prompts by id; one that was deleted meanwhile is left out. */
export async function readPrompts(db: Db, ids: number[]): Promise<Map<number, string>> {
	const rows = await db("prompts").whereIn("id", ids).select("id", "prompt");
	return new Map(rows.map(({ id, prompt }) => [id, prompt]));
}
