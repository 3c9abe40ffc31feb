import { THEMES, type Theme } from "#game/catalogue.ts";

/** The colours that every theme sets (web/styles/tokens.css). */
export const COLOUR_TOKENS = [
	"paper",
	"paper-2",
	"paper-3",
	"ink",
	"ink-2",
	"line",
	"hot",
	"hot-ink",
	"marker",
	"marker-ink",
	"good",
	"sky",
	"dots",
	"desk",
	"desk-line",
	"veil",
] as const;

/** Shapes and fonts, which have defaults that a theme may change. */
export const SHAPE_TOKENS = [
	"outline",
	"lift",
	"wobble",
	"display",
	"display-weight",
	"reading",
	"ui",
] as const;

export type ColourToken = (typeof COLOUR_TOKENS)[number];

/** The themes that can be chosen today. */
export const AVAILABLE_THEMES = THEMES.filter((theme) => theme.drawn);

/** Returns the theme with this number; classic where it cannot be chosen. */
export const themeOf = (id: number): Theme =>
	AVAILABLE_THEMES.find((theme) => theme.id === id) ?? THEMES[0];
