import { PRESETS } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";

/** What a host passes on to others (docs/game.md "Recipes"). */
export interface Recipe {
	/** Without a built-in pack only where there are own ones. */
	settings: Settings;
	/** The names of the host's own prompt packs. */
	packs: readonly string[];
	/** The names of the characters that the host brings. */
	cast: readonly string[];
}

/** The settings of which a link has the differences. */
export const CLASSIC: Settings = { ...DEFAULT_SETTINGS, ...PRESETS.classic };

/** The path of the page that reads a recipe, up to the recipe. */
export const RECIPE_PATH = "/recipe#";
