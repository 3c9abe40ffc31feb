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
	"stage",
	"stage-ink",
	"curtain",
	"fold",
] as const;

/** Shapes and fonts, which have defaults that a theme may change. */
export const SHAPE_TOKENS = [
	"outline",
	"stroke",
	"lift",
	"press",
	"press-over",
	"pressed",
	"wobble",
	"round",
	"tilt",
	"display",
	"display-scale",
	"display-weight",
	"reading",
	"ui",
] as const;

/** Patterns on page and desk, and decorations on edges; by default dots and a grid. */
export const MOTIF_TOKENS = [
	"texture",
	"texture-size",
	"mat",
	"mat-size",
	"bar",
	"crest",
	"crest-height",
	"fringe",
	"fringe-height",
	"sheet-fill",
	"sheet-line",
	"sheet-outline",
	"sheet-edge",
	"sheet-glow",
	"trim",
	"trim-inset",
	"title-glow",
] as const;

export type ColourToken = (typeof COLOUR_TOKENS)[number];

/** Returns the theme with this number; classic for any other. */
export const themeOf = (id: number): Theme => THEMES.find((theme) => theme.id === id) ?? THEMES[0];

const [CLASSIC, NIGHT] = THEMES;

/**
 * Returns the theme to show: the chosen one, or else the device's, which is `dark` or not.
 * web/public/first-paint.js has the same rule.
 */
export const shownTheme = (chosen: number | null, dark: boolean): Theme =>
	chosen === null ? (dark ? NIGHT : CLASSIC) : themeOf(chosen);

/**
 * Returns the address of a theme's style sheet; null for the free themes, which are in the first
 * one. web/public/first-paint.js has the same rule, and vite.config.ts keeps the names.
 */
export const sheetOf = ({ name, free }: Pick<Theme, "name" | "free">): string | null =>
	free ? null : `/styles/themes/${name}.css`;
