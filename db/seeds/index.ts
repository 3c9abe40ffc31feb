import type { Knex } from "knex";
import { ENGLISH, type Language } from "#game/settings/languages.ts";
import { german } from "./de/index.ts";
import { english } from "./en/index.ts";
import { spanish } from "./es/index.ts";
import { french } from "./fr/index.ts";
import { japanese } from "./ja/index.ts";
import { portuguese } from "./pt-BR/index.ts";

/** The built-in packs of each language (docs/game.md "Prompts"). */
export const SEED_PACKS: Record<Language, Readonly<Record<string, readonly string[]>>> = {
	en: english,
	de: german,
	es: spanish,
	fr: french,
	"pt-BR": portuguese,
	ja: japanese,
};

/** Adds the missing packs and prompts of a language. All others keep their ids. */
export async function seedPrompts(knex: Knex, language: Language): Promise<void> {
	// The first migrations have no column for the language, which is English without one.
	const column = language === ENGLISH ? {} : { language };
	for (const [name, prompts] of Object.entries(SEED_PACKS[language])) {
		const pack = { name, owner: null, ...column };
		await knex("prompt_packs").insert(pack).onConflict().ignore();
		const found = await knex("prompt_packs").where(pack).orderBy("id").first("id");
		if (!found) throw new Error(`The prompt pack ${name} is missing after it was added`);
		const rows = prompts.map((prompt) => ({ pack_id: found.id, prompt }));
		await knex("prompts").insert(rows).onConflict().ignore();
	}
}
