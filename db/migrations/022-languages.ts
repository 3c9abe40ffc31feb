import type { Knex } from "knex";
import { ENGLISH, LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { seedPrompts } from "../seeds/index.ts";

const built = (knex: Knex) => ({
	indexName: "prompt_packs_built_in",
	predicate: knex.whereNull("owner"),
});

const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== ENGLISH);

/** Packs of prompts have a language, and the built-in ones exist in several. */
export const languages: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.text("language").notNullable().defaultTo(ENGLISH);
			table.dropIndex(["name"], built(knex).indexName);
		});
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.unique(["name", "language"], built(knex));
		});
		for (const language of OTHERS) await seedPrompts(knex, language);
	},
	async down(knex) {
		await knex("prompt_packs").whereNull("owner").whereNot({ language: ENGLISH }).delete();
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.dropIndex(["name", "language"], built(knex).indexName);
			table.dropColumn("language");
		});
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.unique(["name"], built(knex));
		});
	},
};
