import type { Knex } from "knex";
import { seedPrompts } from "../seeds/index.ts";

/**
 * The built-in packs. A release with new prompts adds a migration like this one; existing prompts
 * keep their ids.
 */
export const prompts: Knex.Migration = {
	up: seedPrompts,
	down: async (knex) => {
		await knex("prompt_packs").whereNull("owner").delete();
	},
};
