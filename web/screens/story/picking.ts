import type { Settings } from "#game/settings.ts";

/**
 * Ticks or unticks one character; a pick beyond `max` drops the earliest one (gameplay.md section
 * 5).
 */
export const picked = (picks: readonly number[], id: number, max: number): number[] =>
	picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id].slice(-max);

/**
 * Whether the picks allow no other rating than all ages, because one of them is not meant for more.
 */
export const forcesAllAges = (
	settings: Settings,
	chosen: readonly { meta: { mature: boolean } }[],
): boolean => settings.character_maturity && chosen.some((character) => !character.meta.mature);
