import { modeNamed } from "#game/modes/index.ts";
import { presetOf } from "#game/settings/presets.ts";
import { speedName } from "#game/settings/speeds.ts";
import type { ChipName, GameMode, Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { slowWords } from "#words/game/slow.ts";
import { tableWords } from "#words/game/table.ts";
import { languageWords } from "#words/languages.ts";
import { pageLanguage } from "../../device/language.ts";
import { minutesOf } from "../../game/minutes.ts";

/** A rule of the room in a few words. */
interface Chip {
	key: string;
	text: string;
}

const say = tableWords.lobby.chips;

const { otp, self_insert, broken_telephone, solo_mode } = createWords.modes;
/** The kinds of game that have a chip; the usual one needs none. */
const KINDS = {
	default: false,
	otp: otp.name,
	self_insert: self_insert.name,
	broken_telephone: broken_telephone.name,
	solo_mode: solo_mode.name,
} satisfies Record<GameMode, string | false>;

/** The chip of each setting, in their order; false where it has nothing to say. */
const CHIPS: { [Name in ChipName]: (settings: Settings) => string | false } = {
	game_mode: ({ game_mode }) => KINDS[game_mode],
	language: ({ language }) => language !== pageLanguage() && languageWords.chip(language),
	show_instructions: (s) => !isSlow(s) && say.guide(s.show_instructions),
	// Two short ones beside the menu leave the longer row room for the link to all rules.
	maturity: ({ maturity }) => lobbyWords.rating[maturity],
	num_switches: (s) =>
		s.auto_sync_parts_to_players ? say.partEach : lobbyWords.parts(s.num_switches),
	pace: (s) => isSlow(s) && slowWords.chip(slowWords.time(s.part_hours)),
	write_duration(s) {
		const speed = isSlow(s) ? null : speedName(s.write_duration);
		return speed !== null && say.each(createWords.speeds[speed], s.write_duration);
	},
	// All menus read together.
	read_together: (s) =>
		s.read_together && !modeNamed(s.game_mode).alone && presetOf(s) === null && say.together,
	moderation: ({ moderation }) => moderation && say.moderated,
	hide_authors: (s) => s.hide_authors && !s.guess_authors && say.secret,
	guess_authors: (s) => s.guess_authors && say.guess,
	audiences: ({ audiences }) => !audiences && say.alone,
};

const isSlow = ({ pace }: Settings): boolean => pace === "slow";

/** Returns the name of the preset, and how long an evening takes with this number of players. */
export function presetLine(settings: Settings, people: number): string {
	const preset = presetOf(settings);
	const name = preset ? createWords.presets[preset] : say.own;
	return isSlow(settings) ? name : say.preset(name, minutesOf(settings, people));
}

/** The chip of a preset. */
export const PRESET_CHIP = "menu";

/** What the host's row stands for, because it names the preset and opens it. */
const IN_ROW: ReadonlySet<string> = new Set<ChipName | typeof PRESET_CHIP>([
	PRESET_CHIP,
	"show_instructions",
	"num_switches",
	"write_duration",
	"read_together",
]);

/** Returns whether the host's row stands for this chip. */
export const isInRow = (key: string): boolean => IN_ROW.has(key);

/** Returns the rules that matter to people at the table, for this number of players. */
export function chipsOf(settings: Settings, people: number): Chip[] {
	// The chip of the pace says "over days" too.
	const first =
		presetOf(settings) === "days" ? [] : [{ key: PRESET_CHIP, text: presetLine(settings, people) }];
	const rest = Object.entries(CHIPS).flatMap(([key, textOf]) => {
		const text = textOf(settings);
		return text === false ? [] : [{ key, text }];
	});
	return [...first, ...rest];
}

/** Returns the chips that are new after a change of the settings. */
export function changedChips(before: Settings, after: Settings, people: number): Chip[] {
	const old = new Map(chipsOf(before, people).map(({ key, text }) => [key, text]));
	return chipsOf(after, people).filter(({ key, text }) => old.get(key) !== text);
}
