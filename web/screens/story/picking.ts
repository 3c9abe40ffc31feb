import type { Settings } from "#game/settings.ts";

/**
 * Adds or removes a character. A pick beyond `max` drops the earliest one
 * (docs/game.md "Story create").
 */
export const picked = (picks: readonly number[], id: number, max: number): number[] =>
	picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id].slice(-max);

/** Returns whether the story must be for all ages, because one of its characters is. */
export const forcesAllAges = (
	settings: Settings,
	chosen: readonly { meta: { mature: boolean } }[],
): boolean => settings.character_maturity && chosen.some((character) => !character.meta.mature);
