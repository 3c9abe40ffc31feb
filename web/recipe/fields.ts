import type { Language } from "#game/settings/languages.ts";
import {
	type GameMode,
	type Maturity,
	type PlayPace,
	type PromptPack,
	SETTING_NAMES,
	type SettingName,
	type Settings,
} from "#game/settings.ts";
import type { WireValue } from "./bytes.ts";

/** How a link has a setting. Ids and numbers never change, because links last. */
interface Field<T> {
	id: number;
	write(value: T): WireValue;
	/** Returns the value, which the schema of the setting still checks. */
	read(value: WireValue | null): unknown;
}

/** The field of a setting whose value is written as it is. */
const plain = (id: number): Field<number> & Field<boolean> & Field<string> => ({
	id,
	write: (value: WireValue) => value,
	read: (value) => value,
});

/** The field of a choice of one. A number without a name stays a number, which no schema takes. */
function oneOf<T extends string>(id: number, numbers: Record<T, number>): Field<T> {
	const named = new Map<unknown, string>(
		Object.entries<number>(numbers).map(([name, n]) => [n, name]),
	);
	return {
		id,
		write: (name) => numbers[name],
		read: (number) => named.get(number) ?? number,
	};
}

/** The field of a choice of several, each with its place in a row of bits. Later ones are dropped. */
function several<T extends string>(id: number, places: Record<T, number>): Field<T[]> {
	const bits = Object.entries<number>(places).map(([name, place]) => [name, 2 ** place] as const);
	return {
		id,
		write: (names) => names.reduce((sum, name) => sum + 2 ** places[name], 0),
		read: (sum) =>
			typeof sum === "number"
				? bits.flatMap(([name, bit]) => (Math.floor(sum / bit) % 2 === 1 ? [name] : []))
				: sum,
	};
}

/** Every setting in a link. Ids below 32 take one byte. */
const FIELDS = {
	game_mode: oneOf<GameMode>(1, {
		default: 0,
		otp: 1,
		self_insert: 2,
		broken_telephone: 3,
		solo_mode: 4,
	}),
	language: oneOf<Language>(2, { en: 0, de: 1, es: 2, fr: 3, "pt-BR": 4, ja: 5 }),
	show_instructions: plain(3),
	write_duration: plain(4),
	pace: oneOf<PlayPace>(5, { tonight: 0, slow: 1 }),
	part_hours: plain(6),
	phase_hours: plain(7),
	quiet_from: plain(8),
	quiet_until: plain(9),
	time_zone: plain(10),
	maturity: oneOf<Maturity>(11, { ALL_AGES: 0, MATURE: 1 }),
	moderation: plain(12),
	num_otp_characters: plain(13),
	prompt_packs: several<PromptPack>(14, {
		basic: 0,
		hardcore: 1,
		drama: 2,
		art: 3,
		fantasy: 4,
		fluff: 5,
		gamers: 6,
		hungry: 7,
		phrases: 8,
	}),
	forced_prompts: plain(15),
	multi_prompt: plain(16),
	max_players: plain(17),
	num_characters_submit: plain(18),
	min_characters: plain(19),
	max_characters: plain(20),
	character_maturity: plain(21),
	self_shuffle: plain(22),
	allow_duplicate_characters: plain(23),
	num_switches: plain(24),
	auto_sync_parts_to_players: plain(25),
	audiences: plain(26),
	read_together: plain(27),
	no_extra_reading_time: plain(28),
	hide_authors: plain(29),
	faster_phases: plain(32),
	bookend: plain(33),
	guess_authors: plain(34),
} satisfies { [Name in SettingName]: Field<Settings[Name]> };

/** The ids of names, each of which has a record of its own. */
export const CAST_ID = 30;
export const PACK_ID = 31;

/** Returns the field of a setting, for names that are known at run time only. */
export const fieldOf = <Name extends SettingName>(name: Name): Field<Settings[Name]> =>
	// Each row has the type of its setting, by the table's type.
	FIELDS[name] as unknown as Field<Settings[Name]>;

const NAMES = new Map<number, SettingName>(SETTING_NAMES.map((name) => [FIELDS[name].id, name]));

/** Returns the setting with an id; undefined for those of later versions. */
export const settingWith = (id: number): SettingName | undefined => NAMES.get(id);
