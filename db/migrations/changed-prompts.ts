import type { Knex } from "knex";
import { LANGUAGE_TAGS, type Language } from "#game/settings/languages.ts";

/** What a built-in prompt was, and what it is. */
export type ChangedPrompt = readonly [from: string, to: string];

/** The changed built-in prompts of each language that has some. */
export type ChangedPrompts = Partial<Record<Language, readonly ChangedPrompt[]>>;

async function change(knex: Knex, language: Language, pairs: readonly ChangedPrompt[]) {
	for (const [from, to] of pairs)
		await knex("prompts")
			.whereIn("pack_id", knex("prompt_packs").where({ owner: null, language }).select("id"))
			.where({ prompt: from })
			.update({ prompt: to });
}

/** A migration that says built-in prompts anew. They keep their ids. */
export const changedPrompts = (changed: ChangedPrompts): Knex.Migration => ({
	async up(knex) {
		for (const language of LANGUAGE_TAGS) await change(knex, language, changed[language] ?? []);
	},
	async down(knex) {
		for (const language of LANGUAGE_TAGS) {
			const pairs = changed[language] ?? [];
			await change(
				knex,
				language,
				pairs.map(([from, to]) => [to, from] as const),
			);
		}
	},
});
