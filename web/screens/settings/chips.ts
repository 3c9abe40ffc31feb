import { modeNamed } from "#game/modes/index.ts";
import { presetOf } from "#game/settings/presets.ts";
import { speedName } from "#game/settings/speeds.ts";
import type { GameMode, Settings } from "#game/settings.ts";
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

/** Returns the rules that matter to people at the table, for this number of players. */
export function chipsOf(settings: Settings, people: number): Chip[] {
	const { game_mode, language, num_switches, write_duration, maturity } = settings;
	const preset = presetOf(settings);
	const { alone } = modeNamed(game_mode);
	const slow = settings.pace === "slow";
	const speed = slow ? null : speedName(write_duration);
	const name = preset ? createWords.presets[preset].name : say.own;
	const chips: [key: string, text: string | false][] = [
		["menu", slow ? name : say.preset(name, minutesOf(settings, people))],
		["mode", KINDS[game_mode]],
		["language", language !== pageLanguage() && languageWords.chip(language)],
		["guide", !slow && say.guide(settings.show_instructions)],
		// Two short ones beside the menu leave the longer row room for the link to all rules.
		["rating", lobbyWords.rating[maturity]],
		["parts", settings.auto_sync_parts_to_players ? say.partEach : lobbyWords.parts(num_switches)],
		["pace", slow && slowWords.chip(slowWords.time(settings.part_hours))],
		["time", speed !== null && say.each(createWords.speeds[speed], write_duration)],
		// All menus read together.
		["together", settings.read_together && !alone && preset === null && say.together],
		["moderated", settings.moderation && say.moderated],
		["secret", settings.hide_authors && !settings.guess_authors && say.secret],
		["guess", settings.guess_authors && say.guess],
		["alone", !settings.audiences && say.alone],
	];
	return chips.flatMap(([key, text]) => (text === false ? [] : [{ key, text }]));
}

/** Returns the chips that are new after a change of the settings. */
export function changedChips(before: Settings, after: Settings, people: number): Chip[] {
	const old = new Map(chipsOf(before, people).map(({ key, text }) => [key, text]));
	return chipsOf(after, people).filter(({ key, text }) => old.get(key) !== text);
}
