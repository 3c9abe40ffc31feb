/** The languages of the game, as BCP 47 tags, with the names that they have for themselves. */
export const LANGUAGES = {
	en: "English",
	de: "Deutsch",
	es: "Español",
	fr: "Français",
	"pt-BR": "Português (Brasil)",
	ja: "日本語",
} as const;

export type Language = keyof typeof LANGUAGES;
// The keys are exactly the languages, by the line above.
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

/** The language of rooms and texts that name none. */
export const ENGLISH: Language = "en";

/** Returns whether a value names a language of the game. */
export const isLanguage = (value: unknown): value is Language =>
	typeof value === "string" && Object.hasOwn(LANGUAGES, value);
