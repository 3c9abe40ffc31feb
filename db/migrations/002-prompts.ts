import type { Knex } from "knex";
import { seedPrompts } from "../seeds/index.ts";

/** Fills in the built-in packs. A release that adds prompts adds a migration like this one: what is there keeps its id. */
export async function up(knex: Knex): Promise<void> {
	await seedPrompts(knex);
}

/** Removes the built-in packs and, with them, their prompts. */
export async function down(knex: Knex): Promise<void> {
	await knex("prompt_packs").whereNull("owner").delete();
}
