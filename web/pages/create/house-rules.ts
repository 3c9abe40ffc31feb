import { modeNamed } from "#game/modes/index.ts";
import { coherentSettings } from "#game/sent-settings.ts";
import {
	DEFAULT_SETTINGS,
	type GameMode,
	mayHave,
	PACKS,
	type PromptPack,
	SETTING_NAMES,
	SETTING_ROWS,
	type Settings,
	type SettingWith,
} from "#game/settings.ts";
import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";

/** What the create form asks for: the mode is chosen before. */
export type HouseRules = Omit<Settings, SettingWith<null>>;

/** The create form's defaults. */
// What the form does not ask for is left out.
export const DEFAULT_RULES = Object.fromEntries(
	SETTING_NAMES.filter((name) => SETTING_ROWS[name].form !== null).map((name) => [
		name,
		DEFAULT_SETTINGS[name],
	]),
) as HouseRules;

/**
 * What the form keeps: alone and in company one wishes for different things under the same name.
 */
export interface Wishes extends HouseRules {
	/** `self_shuffle` in a room for one: the pair is drawn out of a hat. */
	solo_self_shuffle: boolean;
}

const DEFAULT_WISHES: Wishes = { ...DEFAULT_RULES, solo_self_shuffle: false };

const KEY = "gameSettings";

/**
 * The rules of the last game created on this device; the defaults where it has none or they cannot
 * be read.
 */
export function keptRules(storage: KeyValueStorage = deviceStorage): Wishes {
	const kept = storage.getItem(KEY);
	if (kept === null) return DEFAULT_WISHES;
	try {
		return { ...DEFAULT_WISHES, ...knownRules(JSON.parse(kept)) };
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: gameplay.md section 3 asks for a warning
		console.warn("The kept game settings cannot be read and are ignored.", error);
		return DEFAULT_WISHES;
	}
}

/**
 * Keys an older version of the form may have kept are left out: the server refuses what it does not
 * know.
 */
function knownRules(kept: unknown): Partial<Wishes> {
	const entries = Object.entries(kept ?? {}).filter(([key, value]) => {
		const usual = DEFAULT_WISHES[key as keyof Wishes];
		return typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
	});
	return Object.fromEntries(entries);
}

export const keepRules = (wishes: Wishes, storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(KEY, JSON.stringify(wishes));

/**
 * Whether a pack may be ticked: the spicy one in 18+ rooms only, those after it by supporters only.
 */
export const packIsOpen = (
	pack: PromptPack,
	rules: Pick<HouseRules, "maturity">,
	supporter = false,
): boolean => mayHave(PACKS[pack], { mature: rules.maturity === "MATURE", premium: supporter });

/** What the creator's account brings along. */
export interface Belongings {
	supporter?: boolean;
	/** Packs of one's own are ticked, so that the built-in ones may all be left out. */
	ownPacks?: boolean;
}

/** The rules as the server will take them, so that the form shows nothing else. */
export function coherentRules(
	{ solo_self_shuffle, ...rules }: Wishes,
	mode: GameMode,
	mature: boolean,
	has: Belongings = {},
): HouseRules {
	const { alone } = modeNamed(mode);
	const wished = {
		...rules,
		game_mode: mode,
		self_shuffle: alone ? solo_self_shuffle : rules.self_shuffle,
		auto_sync_parts_to_players: !alone && rules.auto_sync_parts_to_players,
		max_players: Math.max(2, rules.max_players),
		max_characters: Math.max(rules.min_characters, rules.max_characters),
	};
	const { game_mode, bookend, ...next } = coherentSettings(wished, {
		mature,
		premium: has.supporter ?? false,
	});
	// With packs of one's own the server adds no built-in one.
	if (has.ownPacks)
		next.prompt_packs = next.prompt_packs.filter((pack) => rules.prompt_packs.includes(pack));
	return next;
}

/**
 * Digits only, no leading zeros, empty becomes 0 (gameplay.md section 5 "Custom write duration").
 */
export const wholeNumber = (typed: string): number =>
	Number(typed.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0");
