import * as v from "valibot";
import type { Bodies } from "#game/actions.ts";
import { shuffled } from "#game/dice.ts";
import type { Room } from "#game/room.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import type { Settings } from "#game/settings.ts";
import type { WireBody } from "#game/wire/bodies.ts";
import type { Db } from "../../db/connection.ts";
import { builtInPackIds, builtInPromptIds, promptIdsOf } from "../../db/prompts.ts";
import { clockChanges } from "../clock-changes.ts";
import { PACK_LIMITS } from "../limits/site.ts";
import { type ErrorAnswer, refuseBody } from "../refusals.ts";

/**
 * Returns the settings of a room after applying the sent ones, corrected for its host as when a
 * room is opened, and the prompts after a change of packs or language.
 */
export async function newSettings(
	db: Db,
	room: Room,
	{ settings: sent }: WireBody<"game/settings">,
): Promise<Bodies["game/settings"] | { refuse: ErrorAnswer }> {
	const { settings: before, seats, hostId } = room;
	const read = v.safeParse(SentSettings, { ...before, ...sent });
	if (!read.success) {
		const [issue] = read.issues;
		return { refuse: refuseBody(issue, issue.message) };
	}
	const host = seats[hostId];
	const creator = { mature: host?.meta.mature ?? false, premium: host?.premium ?? false };
	const settings = coherentSettings(read.output, creator);
	// A room with prompts from its host's own packs only has no built-in one.
	if (before.prompt_packs.length === 0 && !sent.prompt_packs) settings.prompt_packs = [];
	return {
		settings,
		prompts: isSame(before, settings) ? null : await deckOf(db, room, settings),
		...(settings.pace === "slow" && {
			clockChanges: clockChanges(settings.time_zone, Date.now()),
		}),
	};
}

const isSame = (a: Settings, b: Settings): boolean =>
	a.language === b.language && a.prompt_packs.join() === b.prompt_packs.join();

/** Returns the shuffled prompts of the packs, with those that came from the host's own packs. */
async function deckOf(
	db: Db,
	{ deck }: Room,
	{ prompt_packs, language }: Settings,
): Promise<number[]> {
	const builtIn = new Set(await builtInPromptIds(db, deck));
	const own = deck.filter((id) => !builtIn.has(id));
	const all = [
		...own,
		...(await promptIdsOf(db, await builtInPackIds(db, prompt_packs, language))),
	];
	return shuffled(all, Math).slice(0, PACK_LIMITS.roomPrompts);
}
