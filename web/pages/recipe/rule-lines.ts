import { LANGUAGES } from "#game/settings/languages.ts";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { SETTING_NAMES, SETTING_ROWS, type SettingName, type Settings } from "#game/settings.ts";
import { createWords, type SwitchName } from "#words/game/create.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { slowWords } from "#words/game/slow.ts";
import { listed } from "#words/grammar.ts";
import { languageWords } from "#words/languages.ts";
import { siteWords } from "#words/site/site.ts";
import { pageLanguage } from "../../device/language.ts";
import { CLASSIC } from "../../recipe/recipe.ts";
import { isAskedFor, isSwitch } from "../house-rules/house-rules.ts";

const say = createWords;

/** A rule with its value, and the one that Classic has; null where Classic has no such rule. */
interface RuleLine {
	name: SettingName;
	label: string;
	text: string;
	usual: string | null;
}

/** The label and the value of a rule; null where the other rules leave it without a meaning. */
type Reading = [label: string, text: string] | null;

const yesOrNo = (value: boolean) => (value ? siteWords.yes : siteWords.no);
const slow = ({ pace }: Settings, label: string, text: string): Reading =>
	pace === "slow" ? [label, text] : null;
const tonight = ({ pace }: Settings, label: string, text: string): Reading =>
	pace === "tonight" ? [label, text] : null;

const quietHours = ({ quiet_from, quiet_until }: Settings) =>
	quiet_from === quiet_until ? slowWords.noQuiet : slowWords.quietHours(quiet_from, quiet_until);

/** How each rule reads that is no switch. */
const READINGS: { [Name in Exclude<SettingName, SwitchName>]: (s: Settings) => Reading } = {
	game_mode: (s) => [say.mode, say.modes[s.game_mode].name],
	language: (s) => [languageWords.rule, LANGUAGES[s.language]],
	show_instructions: (s) => tonight(s, say.guide, yesOrNo(s.show_instructions)),
	write_duration: (s) =>
		tonight(
			s,
			say.time,
			s.write_duration === 0 ? say.noTimer : recipeWords.seconds(s.write_duration),
		),
	pace: (s) => [slowWords.pace, slowWords.paces[s.pace]],
	part_hours: (s) => slow(s, slowWords.part, slowWords.time(s.part_hours)),
	phase_hours: (s) => slow(s, slowWords.phase, slowWords.time(s.phase_hours)),
	quiet_from: (s) => slow(s, slowWords.quiet, quietHours(s)),
	quiet_until: () => null,
	time_zone: (s) =>
		s.quiet_from === s.quiet_until ? null : slow(s, recipeWords.zone, s.time_zone),
	maturity: (s) => [say.maturity, say.ratings[s.maturity]],
	moderation: (s) => [say.moderation, yesOrNo(s.moderation)],
	num_otp_characters: (s) =>
		s.num_otp_characters === 0 ? null : [say.pairNames, String(s.num_otp_characters)],
	// Own packs can do without a built-in one.
	prompt_packs: ({ prompt_packs }) =>
		prompt_packs.length === 0
			? null
			: [say.packs, listed(prompt_packs.map((pack) => say.packNames[pack]))],
	max_players: (s) => [say.maxPlayers, String(s.max_players)],
	num_characters_submit: (s) => [say.submit, String(s.num_characters_submit)],
	min_characters: (s) => [say.fewest, String(s.min_characters)],
	max_characters: (s) => [say.most, String(s.max_characters)],
	num_switches: (s) => (s.auto_sync_parts_to_players ? null : [say.parts, String(s.num_switches)]),
	bookend: () => null,
};

function readingOf(name: SettingName, settings: Settings): Reading {
	if (name !== "game_mode" && !isAskedFor(name, settings)) return null;
	if (!isSwitch(name)) return READINGS[name](settings);
	const { needs, inverted = false } = SETTING_ROWS[name].form ?? {};
	if (needs && !settings[needs]) return null;
	return [say.switches[name].label, yesOrNo(settings[name] !== inverted)];
}

/**
 * Returns the rules that differ from Classic in the same mode and in the language of the page, in
 * the order of the table of settings.
 */
export function rulesBesideClassic(settings: Settings): RuleLine[] {
	const { game_mode } = settings;
	const language = pageLanguage();
	const classic = coherentSettings(
		{ ...CLASSIC, game_mode, language },
		{ mature: true, premium: true },
	);
	return SETTING_NAMES.flatMap((name) => {
		const reading = readingOf(name, settings);
		const usual = readingOf(name, name === "game_mode" ? CLASSIC : classic)?.[1] ?? null;
		if (reading === null || reading[1] === usual) return [];
		return [{ name, label: reading[0], text: reading[1], usual }];
	});
}
