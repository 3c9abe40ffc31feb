import {
	entersPair,
	FREE_PACKS,
	type GameMode,
	PROMPT_PACKS,
	type PromptPack,
	type SentSettings,
} from "#game/settings.ts";
import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";
import { MODE_FORMS } from "./modes.ts";

/**
 * What the create form asks for: every setting but the mode and what the server works out itself.
 */
export type HouseRules = Required<Omit<SentSettings, "game_mode" | "bookend">>;

/** The create form's defaults (rules.md "Settings"). */
export const DEFAULT_RULES: HouseRules = {
	show_instructions: true,
	write_duration: 180,
	maturity: "ALL_AGES",
	moderation: false,
	prompt_packs: ["basic"],
	forced_prompts: false,
	multi_prompt: true,
	max_players: 12,
	num_characters_submit: 5,
	num_otp_characters: 0,
	min_characters: 2,
	max_characters: 3,
	character_maturity: false,
	self_shuffle: false,
	allow_duplicate_characters: false,
	num_switches: 3,
	auto_sync_parts_to_players: false,
	audiences: true,
	no_extra_reading_time: false,
	hide_authors: false,
	faster_phases: false,
	read_together: false,
};

/**
 * What the form keeps: alone and in company one wishes for different things under the same name.
 */
export interface Wishes extends HouseRules {
	/** `self_shuffle` in a room for one: the pair is drawn out of a hat. */
	solo_self_shuffle: boolean;
}

const DEFAULT_WISHES: Wishes = { ...DEFAULT_RULES, solo_self_shuffle: false };

const KEY = "gameSettings";
const PAIR = 2;

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
): boolean =>
	(supporter || FREE_PACKS.includes(pack)) && (pack !== "hardcore" || rules.maturity === "MATURE");

/** What the creator's account brings along. */
export interface Belongings {
	supporter?: boolean;
	/** Packs of one's own are ticked, so that the built-in ones may all be left out. */
	ownPacks?: boolean;
}

/**
 * The rules as the server will take them (gameplay.md section 5 "Settings coherence"), so that the
 * form shows nothing else.
 */
export function coherentRules(
	{ solo_self_shuffle, ...rules }: Wishes,
	mode: GameMode,
	mature: boolean,
	has: Belongings = {},
): HouseRules {
	const { alone } = MODE_FORMS[mode];
	const adult = mature && (alone || rules.maturity === "MATURE");
	const next: HouseRules = { ...rules, maturity: adult ? "MATURE" : "ALL_AGES" };
	next.self_shuffle = alone ? solo_self_shuffle : rules.self_shuffle;
	next.character_maturity = adult && rules.character_maturity;
	next.forced_prompts = alone || rules.forced_prompts;
	next.auto_sync_parts_to_players = !alone && rules.auto_sync_parts_to_players;
	next.max_players = alone ? 1 : Math.max(2, rules.max_players);
	next.num_otp_characters = entersPair({ game_mode: mode, self_shuffle: next.self_shuffle })
		? rules.num_otp_characters || PAIR
		: 0;
	next.max_characters = Math.max(rules.min_characters, rules.max_characters);
	next.prompt_packs = PROMPT_PACKS.filter(
		(pack) => rules.prompt_packs.includes(pack) && packIsOpen(pack, next, has.supporter),
	);
	if (next.prompt_packs.length === 0 && !has.ownPacks) next.prompt_packs = ["basic"];
	return next;
}

/**
 * Digits only, no leading zeros, empty becomes 0 (gameplay.md section 5 "Custom write duration").
 */
export const wholeNumber = (typed: string): number =>
	Number(typed.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0");
