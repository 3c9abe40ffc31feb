import type { Knex } from "knex";
import { seedPrompts } from "../seeds/index.ts";

/**
 * The built-in packs. A release that adds prompts adds a migration like this one: what is there
 * keeps its id.
 */
export const prompts: Knex.Migration = {
	up: seedPrompts,
	down: async (knex) => {
		await knex("prompt_packs").whereNull("owner").delete();
	},
};
