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

/**
 * The themes by their numbers on the wire (docs/game.md "Themes and fonts"). Players read `label`.
 */
export const THEMES = [
	{ id: 0, name: "classic", label: "classic", drawn: true },
	{ id: 1, name: "noir", label: "night", drawn: true },
	{ id: 2, name: "sparkle", label: "sparkle", drawn: false },
	{ id: 3, name: "neon", label: "neon", drawn: false },
	{ id: 4, name: "blue", label: "blue", drawn: false },
	{ id: 5, name: "nineties", label: "90s", drawn: false },
	{ id: 6, name: "petal", label: "petal", drawn: false },
	{ id: 7, name: "blood", label: "blood", drawn: false },
	{ id: 8, name: "worm", label: "worm", drawn: false },
	{ id: 9, name: "goth", label: "goth", drawn: false },
	{ id: 10, name: "hacker", label: "hacker", drawn: false },
	{ id: 11, name: "winter", label: "winter", drawn: false },
] as const;

export type Theme = (typeof THEMES)[number];

/** The themes that can be chosen today. */
export const AVAILABLE_THEMES = THEMES.filter((theme) => theme.drawn);

/** Returns the theme with this number; classic where it cannot be chosen. */
export const themeOf = (id: number): Theme =>
	AVAILABLE_THEMES.find((theme) => theme.id === id) ?? THEMES[0];
