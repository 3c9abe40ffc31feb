import type { GameMode } from "#game/settings.ts";

export interface ModeForm {
	/** The link's ?mode= value (gameplay.md section 1). */
	query: string;
	/** The character picture beside it in the picker. */
	sprite: number;
}

/** How the create form treats each mode. */
export const MODE_FORMS = {
	default: { query: "default", sprite: 2 },
	otp: { query: "otp", sprite: 7 },
	self_insert: { query: "self-insert", sprite: 9 },
	broken_telephone: { query: "missing-history", sprite: 0 },
	solo_mode: { query: "solo", sprite: 4 },
} satisfies Record<GameMode, ModeForm>;

/** The modes in the order of the picker. */
// the keys are exactly the modes, by the type above
export const MODES = Object.keys(MODE_FORMS) as GameMode[];

/** The mode of a link's query value; null when it names none. */
export const modeOfQuery = (query: string | null): GameMode | null =>
	MODES.find((mode) => MODE_FORMS[mode].query === query) ?? null;
