import { coherentSettings } from "#game/settings/coherent-settings.ts";
import { LANGUAGES } from "#game/settings/languages.ts";
import {
	type LabelledName,
	type OwnControlName,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
	type UnaskedName,
} from "#game/settings.ts";
import { type ChoiceWords, createWords, type SettingWords } from "#words/game/create.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { slowWords } from "#words/game/slow.ts";
import { listed } from "#words/grammar.ts";
import { languageWords } from "#words/languages.ts";
import { siteWords } from "#words/site/site.ts";
import { pageLanguage } from "../../device/language.ts";
import { zoneName } from "../../game/zone-name.ts";
import { CLASSIC } from "../../recipe/recipe.ts";
import { isAskedFor } from "../house-rules/house-rules.ts";

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

const quietHours = ({ quiet_from, quiet_until }: Settings) =>
	quiet_from === quiet_until ? slowWords.noQuiet : slowWords.quietHours(quiet_from, quiet_until);

type Readings<Name extends SettingName> = { [One in Name]: (s: Settings) => Reading };

/** How a rule reads whose row does not say it. */
const READINGS: Readings<OwnControlName | UnaskedName> & Partial<Readings<SettingName>> = {
	game_mode: (s) => [say.mode, say.modes[s.game_mode].name],
	language: (s) => [languageWords.rule, LANGUAGES[s.language]],
	write_duration: ({ write_duration: seconds }) => [
		say.time,
		seconds === 0 ? say.noTimer : recipeWords.seconds(seconds),
	],
	part_hours: (s) => [say.settings.part_hours.label, slowWords.time(s.part_hours)],
	phase_hours: (s) => [say.settings.phase_hours.label, slowWords.time(s.phase_hours)],
	quiet_from: (s) => [slowWords.quiet, quietHours(s)],
	quiet_until: () => null,
	time_zone: (s) =>
		s.quiet_from === s.quiet_until ? null : [recipeWords.zone, zoneName(s.time_zone)],
	maturity: (s) => [say.maturity, say.ratings[s.maturity]],
	// Own packs can do without a built-in one.
	prompt_packs: ({ prompt_packs }) =>
		prompt_packs.length === 0
			? null
			: [say.packs, listed(prompt_packs.map((pack) => say.packNames[pack]))],
	bookend: () => null,
};

function readingOf(name: SettingName, settings: Settings): Reading {
	if (name !== "game_mode" && !isAskedFor(name, settings)) return null;
	const reading = READINGS[name];
	if (reading) return reading(settings);
	return isLabelled(name) ? labelled(name, settings) : null;
}

const isLabelled = (name: SettingName): name is LabelledName => name in say.settings;

/** Returns how a rule reads by its row and its words. */
function labelled(name: LabelledName, settings: Settings): Reading {
	const { needs, setBy, inverted = false } = SETTING_ROWS[name].form ?? {};
	if ((needs && !settings[needs]) || (setBy && settings[setBy])) return null;
	const { label, values }: SettingWords & Partial<ChoiceWords> = say.settings[name];
	const value = settings[name];
	if (typeof value === "boolean") return [label, yesOrNo(value !== inverted)];
	return [label, values?.[value] ?? String(value)];
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
