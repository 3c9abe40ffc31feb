import { SETTING_NAMES, SETTING_ROWS, type SettingName, type Settings } from "#game/settings.ts";
import type { WireValue } from "./bytes.ts";

/** The ids of names, each of which has a record of its own. Settings have the other ids. */
export const CAST_ID = 30;
export const PACK_ID = 31;

/** Returns the values of a choice in the order of links; null for a setting of another kind. */
const choicesOf = (name: SettingName): readonly string[] | null => {
	const { inLinks, values = null } = SETTING_ROWS[name];
	return inLinks ?? values;
};

/**
 * Returns the value of a setting as a link has it: the place of a choice, the sum of 2 ** place for
 * several, and any other value as it is.
 */
export function inLink<Name extends SettingName>(name: Name, value: Settings[Name]): WireValue {
	const choices = choicesOf(name) ?? [];
	if (Array.isArray(value)) return value.reduce((sum, one) => sum + 2 ** choices.indexOf(one), 0);
	return typeof value === "string" && choices.length > 0 ? choices.indexOf(value) : value;
}

/**
 * Returns the value that a link has for a setting, which its schema still checks. A place without a
 * choice stays a number, which no schema takes; of several, those of newer versions are dropped.
 */
export function fromLink(name: SettingName, value: WireValue | null): unknown {
	const choices = choicesOf(name);
	if (choices === null || typeof value !== "number") return value;
	if (SETTING_ROWS[name].kind === "choice") return choices[value] ?? value;
	return choices.filter((_, place) => Math.floor(value / 2 ** place) % 2 === 1);
}

const NAMES = new Map<number, SettingName>(
	SETTING_NAMES.map((name) => [SETTING_ROWS[name].id, name]),
);

/** Returns the setting with an id; undefined for those of later versions. */
export const settingWith = (id: number): SettingName | undefined => NAMES.get(id);
