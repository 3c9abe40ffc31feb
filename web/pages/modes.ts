import type { GameMode } from "#game/settings.ts";

export interface ModeForm {
	/** The link's ?mode= value (gameplay.md section 1). */
	query: string;
	/** False while rooms of this mode cannot be created yet. */
	open: boolean;
	/** One player: nothing to choose about maturity, prompts come by themselves, no seats to count. */
	alone: boolean;
	/** The character picture beside it in the picker. */
	sprite: number;
}

/** How the create form treats each mode. */
export const MODE_FORMS = {
	default: { query: "default", open: true, alone: false, sprite: 2 },
	otp: { query: "otp", open: false, alone: false, sprite: 7 },
	self_insert: { query: "self-insert", open: false, alone: false, sprite: 9 },
	broken_telephone: { query: "missing-history", open: false, alone: false, sprite: 0 },
	solo_mode: { query: "solo", open: false, alone: true, sprite: 4 },
} satisfies Record<GameMode, ModeForm>;

/** The modes in the order of the picker. */
export const MODES = Object.keys(MODE_FORMS) as GameMode[]; // the keys are exactly the modes, by the type above

/** The mode of a link's query value; null when it names none that can be created. */
export const modeOfQuery = (query: string | null): GameMode | null =>
	MODES.find((mode) => MODE_FORMS[mode].open && MODE_FORMS[mode].query === query) ?? null;
