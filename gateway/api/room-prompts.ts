import * as v from "valibot";
import { shuffled } from "#game/dice.ts";
import { PROMPT_PACKS, type PromptPack, type Settings } from "#game/settings.ts";
import type { Db } from "../../db/connection.ts";
import { ownPackIds, promptIdsOf } from "../../db/prompts.ts";
import { PACK_LIMITS } from "../limits.ts";
import { Refused } from "./errors.ts";

const AskedFor = v.looseObject({ settings: v.looseObject({ prompt_packs: v.array(v.string()) }) });

const isBuiltIn = (name: string): name is PromptPack => PROMPT_PACKS.some((pack) => pack === name);

/**
 * A POST /rooms body that asks for packs of its sender's own by their names: the ids of those, and
 * the body without them. 422 for names that are neither.
 */
export async function takeOwnPacks(
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
	const unknown = asked.findIndex((name) => !isBuiltIn(name) && !own.has(name));
	if (unknown >= 0) {
		throw new Refused(
			422,
			`There is no pack called ${asked[unknown]} among the built-in ones and yours`,
			{
				field: `settings.prompt_packs.${unknown}`,
			},
		);
	}
	return {
		body: { ...read.output, settings: { ...settings, prompt_packs: asked.filter(isBuiltIn) } },
		own: [...own.values()],
	};
}

/**
 * The prompts a room is opened with, and its settings: packs of one's own that have prompts need
 * none beside them, so
 * only what was asked for stands beside those. They come shuffled, and of very many a random choice
 * is taken.
 */
export async function promptsFor(
	db: Db,
	settings: Settings,
	asked: readonly PromptPack[],
	own: number[],
): Promise<{ settings: Settings; prompts: number[] }> {
	const ownPrompts = await promptIdsOf(db, [], own);
	const packs =
		ownPrompts.length > 0
			? settings.prompt_packs.filter((pack) => asked.includes(pack))
			: settings.prompt_packs;
	// Rooms deal from the top: unshuffled, every game would begin with the same prompts, and all of
	// one pack.
	const prompts = shuffled(await promptIdsOf(db, packs, own), Math).slice(
		0,
		PACK_LIMITS.roomPrompts,
	);
	return { settings: { ...settings, prompt_packs: packs }, prompts };
}
