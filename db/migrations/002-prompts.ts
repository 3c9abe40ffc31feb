import type { Knex } from "knex";
import { ENGLISH } from "#game/settings/languages.ts";
import { seedPrompts } from "../seeds/index.ts";

/**
 * The built-in packs in English. A release with new prompts adds a migration like this one; existing
 * prompts keep their ids.
 */
export const prompts: Knex.Migration = {
	up: (knex) => seedPrompts(knex, ENGLISH),
	down: async (knex) => {
		await knex("prompt_packs").whereNull("owner").delete();
	},
};
