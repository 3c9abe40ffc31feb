import type { Knex } from "knex";

const change = (from: string, to: string) => (knex: Knex) =>
	knex("prompts")
		.whereIn("pack_id", knex("prompt_packs").where({ owner: null, language: "fr" }).select("id"))
		.update({ prompt: knex.raw("replace(prompt, ?, ?)", [from, to]) });

/** The built-in prompts in French get the apostrophes of print, as in db/seeds/fr, and keep their ids. */
export const frenchApostrophes: Knex.Migration = {
	up: change("'", "’"),
	down: change("’", "'"),
};
