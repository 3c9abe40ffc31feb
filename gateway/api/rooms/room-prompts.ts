import * as v from "valibot";
import { shuffled } from "#game/dice.ts";
import { type Creator, coherentSettings } from "#game/settings/coherent-settings.ts";
import { PROMPT_PACKS, type PromptPack, type Settings, type SomeSettings } from "#game/settings.ts";
import type { Db } from "../../../db/connection.ts";
import { builtInPackIds, ownPackIds, promptIdsOf } from "../../../db/prompts.ts";
import { PACK_LIMITS } from "../../limits/site.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";

const AskedFor = v.looseObject({ settings: v.looseObject({ prompt_packs: v.array(v.string()) }) });

const isBuiltIn = (name: string): name is PromptPack => PROMPT_PACKS.some((pack) => pack === name);

/**
 * Returns the ids of the caller's own packs in a POST /rooms body, and the body without their
 * names. Throws a 422 for an unknown name.
 */
export async function separateOwnPacks(
	db: Db,
	body: unknown,
	userId: string | null,
): Promise<{ body: unknown; own: number[] }> {
	const read = v.safeParse(AskedFor, body);
	if (!read.success || userId === null) return { body, own: [] };
	const { settings } = read.output;
	const asked = settings.prompt_packs;
	const own = await ownPackIds(
		db,
		userId,
		asked.filter((name) => !isBuiltIn(name)),
	);
	for (const [at, name] of asked.entries()) {
		if (isBuiltIn(name) || own.has(name)) continue;
		throw new Refused(422, refuse("unknownPack", name), { field: `settings.prompt_packs.${at}` });
	}
	return {
		body: { ...read.output, settings: { ...settings, prompt_packs: asked.filter(isBuiltIn) } },
		own: [...own.values()],
	};
}

/**
 * Returns the ids of a room's prompts, shuffled and at most `PACK_LIMITS.roomPrompts`, and its
 * settings. The default packs are left out when the caller's own packs have prompts.
 */
export async function promptsFor(
	db: Db,
	settings: Settings,
	asked: readonly PromptPack[],
	own: number[],
): Promise<{ settings: Settings; prompts: number[] }> {
	const ownPrompts = await promptIdsOf(db, own);
	const packs =
		ownPrompts.length > 0
			? settings.prompt_packs.filter((pack) => asked.includes(pack))
			: settings.prompt_packs;
	// Rooms deal from the top, so without shuffling every game would begin with the same prompts of
	// one pack.
	const builtIn = await builtInPackIds(db, packs, settings.language);
	const prompts = shuffled(await promptIdsOf(db, [...builtIn, ...own]), Math).slice(
		0,
		PACK_LIMITS.roomPrompts,
	);
	return { settings: { ...settings, prompt_packs: packs }, prompts };
}

/** Returns the settings of a room from those that were sent, and its prompts. */
export const withPrompts = (
	db: Db,
	sent: SomeSettings,
	own: number[],
	creator: Creator,
): ReturnType<typeof promptsFor> =>
	promptsFor(db, coherentSettings(sent, creator), sent.prompt_packs ?? [], own);
