import { entersPair, modeNamed } from "#game/modes/index.ts";
import { coherentSettings } from "#game/settings/coherent-settings.ts";
import { PRESETS, type Preset } from "#game/settings/presets.ts";
import {
	DEFAULT_SETTINGS,
	type GameMode,
	mayHave,
	PACKS,
	type PromptPack,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
	type UnaskedName,
} from "#game/settings.ts";
import { pageLanguage } from "../../device/language.ts";
import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";

/** The settings in the create form; the mode is chosen before. */
export type HouseRules = Omit<Settings, UnaskedName>;

/** The settings that the form asks for. */
const RULE_NAMES = SETTING_NAMES.filter((name) => SETTING_ROWS[name].form !== null);

/** The server's defaults for the settings in the form. */
// The names are exactly those of the settings that the form shows.
const SERVER_RULES = Object.fromEntries(
	RULE_NAMES.map((name) => [name, DEFAULT_SETTINGS[name]]),
) as HouseRules;

/**
 * The choices that the form keeps. Solo has a separate `self_shuffle`, because it means something
 * else there.
 */
export interface Wishes extends HouseRules {
	/** `self_shuffle` in solo: the characters of the story are drawn. */
	solo_self_shuffle: boolean;
}

/** Returns the rules of a preset, with all others as the server has them. */
export const rulesOf = (preset: Preset): Wishes => ({
	...SERVER_RULES,
	...PRESETS[preset],
	solo_self_shuffle: false,
});

/** Returns the choices that lead to these settings. */
export const wishesOf = ({ game_mode, bookend, ...rules }: Settings): Wishes => ({
	...rules,
	// A room for one has no rules about other players.
	max_players: modeNamed(game_mode).alone ? DEFAULT_SETTINGS.max_players : rules.max_players,
	solo_self_shuffle: rules.self_shuffle,
});

const defaultWishes = (): Wishes => ({ ...rulesOf("classic"), language: pageLanguage() });

const KEY = "gameSettings";

/** Returns the choices of the last game on this device; the defaults if it has none to read. */
export function keptRules(storage: KeyValueStorage = deviceStorage): Wishes {
	const kept = storage.getItem(KEY);
	const usual = defaultWishes();
	if (kept === null) return usual;
	try {
		return { ...usual, ...knownRules(JSON.parse(kept), usual) };
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: nothing else shows that the choices are lost
		console.warn("The kept game settings cannot be read and are ignored.", error);
		return usual;
	}
}

/** Drops keys of older versions, because the server refuses unknown settings. */
function knownRules(kept: unknown, usual: Wishes): Partial<Wishes> {
	const entries = Object.entries(kept ?? {}).filter(([key, value]) => {
		const known = usual[key as keyof Wishes];
		return typeof value === typeof known && Array.isArray(value) === Array.isArray(known);
	});
	return Object.fromEntries(entries);
}

export function keepRules(
	{ language, ...wishes }: Wishes,
	storage: KeyValueStorage = deviceStorage,
): void {
	// The page's own language is not kept, because the next game follows the page to another one.
	const other = language === pageLanguage() ? {} : { language };
	storage.setItem(KEY, JSON.stringify({ ...wishes, ...other }));
}

/** Returns whether the form asks for a setting in a room of this kind. */
export function isAskedFor(
	name: SettingName,
	{ game_mode, self_shuffle, pace }: Pick<Settings, "game_mode" | "self_shuffle" | "pace">,
): name is keyof HouseRules {
	const { form } = SETTING_ROWS[name];
	if (form === null || (form.company && modeNamed(game_mode).alone)) return false;
	if (form.cast && (form.cast === "pair") !== entersPair({ game_mode, self_shuffle })) return false;
	return form.pace === undefined || form.pace === pace;
}

/** Returns whether the room may use a built-in pack (docs/game.md "Prompts"). */
export const packIsOpen = (
	pack: PromptPack,
	rules: Pick<HouseRules, "maturity">,
	supporter = false,
): boolean => mayHave(PACKS[pack], { mature: rules.maturity === "MATURE", premium: supporter });

/** The limits that the creator's account and the site set. */
export interface Belongings {
	supporter?: boolean;
	/** The creator ticked own packs, so the room needs no built-in pack. */
	ownPacks?: boolean;
	/** Parts may be shorter than a minute. */
	sonic?: boolean;
}

/** The shortest time for a part without the speed sonic, in seconds. */
export const MINUTE = 60;

/** Returns the settings as the server will adjust them, because the form shows only these. */
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
	if (has.sonic === false && next.write_duration > 0)
		next.write_duration = Math.max(MINUTE, next.write_duration);
	// The server adds no built-in pack if there are own packs.
	if (has.ownPacks)
		next.prompt_packs = next.prompt_packs.filter((pack) => rules.prompt_packs.includes(pack));
	return next;
}

/** Returns the number that the digits of a text spell; 0 without a digit. */
export const wholeNumber = (typed: string): number => Number(typed.replace(/\D/g, ""));
