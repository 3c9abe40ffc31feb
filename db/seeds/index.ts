import type { Knex } from "knex";
import { art } from "./art.ts";
import { basic } from "./basic.ts";
import { drama } from "./drama.ts";
import { fantasy } from "./fantasy.ts";
import { fluff } from "./fluff.ts";
import { gamers } from "./gamers.ts";
import { hardcore } from "./hardcore.ts";
import { hungry } from "./hungry.ts";
import { phrases } from "./phrases.ts";

/** The built-in packs in the order of the create form (docs/game.md "Prompts"). */
export const SEED_PACKS: Record<string, readonly string[]> = {
	basic,
	hardcore,
	drama,
	art,
	fantasy,
	fluff,
	gamers,
	hungry,
	phrases,
};

/** Adds missing packs and prompts. All others keep their ids. */
export async function seedPrompts(knex: Knex): Promise<void> {
	for (const [name, prompts] of Object.entries(SEED_PACKS)) {
		await knex("prompt_packs").insert({ name }).onConflict().ignore();
		const pack = await knex("prompt_packs").where({ name, owner: null }).first("id");
		if (!pack) throw new Error(`The prompt pack ${name} is missing after it was added`);
		const rows = prompts.map((prompt) => ({ pack_id: pack.id, prompt }));
		await knex("prompts").insert(rows).onConflict().ignore();
	}
}
