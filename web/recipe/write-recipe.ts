import { SETTING_NAMES, SETTING_ROWS, type SettingName, type Settings } from "#game/settings.ts";
import { checksum, lettersOf, recordBytes } from "./bytes.ts";
import { CAST_ID, inLink, PACK_ID } from "./fields.ts";
import { CLASSIC, RECIPE_PATH, type Recipe } from "./recipe.ts";

/**
 * The version of links. A change of Classic or of a default needs another one, because a link has
 * the differences only.
 */
export const VERSION = 1;

/** The greatest length of a link, so that messengers keep it whole and a camera reads its QR code. */
export const LONGEST_LINK = 400;

/** A link, and the names for which it has no room. */
interface RecipeLink {
	url: string;
	left: string[];
}

/**
 * Returns the link to a recipe on a site (docs/game.md "Recipes"). Of names that do not fit the
 * last ones of the cast are left out first. The settings always fit.
 */
export function recipeLink(recipe: Recipe, origin: string): RecipeLink {
	const packs = [...recipe.packs];
	const cast = [...recipe.cast];
	const left: string[] = [];
	for (;;) {
		const url = origin + RECIPE_PATH + recipeText({ ...recipe, packs, cast });
		if (url.length <= LONGEST_LINK) return { url, left };
		const name = cast.pop() ?? packs.pop();
		if (name === undefined) throw new Error(`No recipe fits behind ${origin}`);
		left.unshift(name);
	}
}

/** Returns a recipe as it is in a link: the version, a checksum, and the differences from Classic. */
export function recipeText({ settings, packs, cast }: Recipe): string {
	const records = [
		...SETTING_NAMES.filter((name) => differs(settings, name)).flatMap((name) =>
			settingBytes(settings, name),
		),
		...packs.flatMap((name) => recordBytes(PACK_ID, name)),
		...cast.flatMap((name) => recordBytes(CAST_ID, name)),
	];
	return lettersOf([VERSION, ...checksum([VERSION, ...records]), ...records]);
}

const differs = (settings: Settings, name: SettingName): boolean =>
	String(settings[name]) !== String(CLASSIC[name]);

function settingBytes<Name extends SettingName>(settings: Settings, name: Name): number[] {
	return recordBytes(SETTING_ROWS[name].id, inLink(name, settings[name]));
}
