import type { Knex } from "knex";
import type { Language } from "#game/settings/languages.ts";

/** What a built-in prompt was, and what it is. */
export type ChangedPrompt = readonly [from: string, to: string];

const change = async (knex: Knex, language: Language, pairs: readonly ChangedPrompt[]) => {
	for (const [from, to] of pairs)
		await knex("prompts")
			.whereIn("pack_id", knex("prompt_packs").where({ owner: null, language }).select("id"))
			.where({ prompt: from })
			.update({ prompt: to });
};

/** A migration that says built-in prompts of a language anew. They keep their ids. */
export const changedPrompts = (
	language: Language,
	pairs: readonly ChangedPrompt[],
): Knex.Migration => ({
	up: (knex) => change(knex, language, pairs),
	down: (knex) =>
		change(
			knex,
			language,
			pairs.map(([from, to]) => [to, from] as const),
		),
});
