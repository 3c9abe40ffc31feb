import { THEMES, type Theme } from "#game/catalogue.ts";

/** The colours that every theme names for itself (web/styles/tokens.css). */
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

/** Shapes and faces: given once for all, a theme may bend them. */
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

/** The themes that can be worn today. */
export const DRAWN_THEMES = THEMES.filter((theme) => theme.drawn);

/** The theme of a number; classic for numbers that cannot be worn. */
export const themeOf = (id: number): Theme =>
	DRAWN_THEMES.find((theme) => theme.id === id) ?? THEMES[0];
