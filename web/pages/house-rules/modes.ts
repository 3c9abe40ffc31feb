import type { GameMode } from "#game/settings.ts";

export interface ModeForm {
	/** The value of `?mode=` in a link (docs/game.md "Modes"). */
	query: string;
	/** The avatar beside the mode in the picker. */
	sprite: number;
}

/** The link value and the picture of each mode. */
export const MODE_FORMS = {
	default: { query: "default", sprite: 2 },
	otp: { query: "otp", sprite: 7 },
	self_insert: { query: "self-insert", sprite: 9 },
	broken_telephone: { query: "missing-history", sprite: 0 },
	solo_mode: { query: "solo", sprite: 4 },
} satisfies Record<GameMode, ModeForm>;

/** The modes in the order of the picker. */
// `satisfies` guarantees that the keys are exactly the modes.
export const MODES = Object.keys(MODE_FORMS) as GameMode[];

/** Returns the mode of a `?mode=` value; null if the value names none. */
export const modeOfQuery = (query: string | null): GameMode | null =>
	MODES.find((mode) => MODE_FORMS[mode].query === query) ?? null;
