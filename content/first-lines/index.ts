import type { Language } from "#game/settings/languages.ts";
import { GERMAN_LINES } from "./de.ts";
import { ENGLISH_LINES } from "./en.ts";
import { SPANISH_LINES } from "./es.ts";
import { FRENCH_LINES } from "./fr.ts";
import { JAPANESE_LINES } from "./ja.ts";
import { PORTUGUESE_LINES } from "./pt-br.ts";

/** A beginning that everybody gets on one day. */
export interface FirstLine {
	opening: string;
	/** The two characters of the story. */
	names: readonly string[];
}

/** The lines of each language, written in it, as "opening | character | character". */
export const FIRST_LINES: Record<Language, readonly string[]> = {
	en: ENGLISH_LINES,
	de: GERMAN_LINES,
	es: SPANISH_LINES,
	fr: FRENCH_LINES,
	"pt-BR": PORTUGUESE_LINES,
	ja: JAPANESE_LINES,
};

const DAY = 86_400_000; // ms

/**
 * Returns the line of a day, which is the same on all servers of one version. The list goes round.
 * The day is a UTC date such as "2026-11-26".
 */
export function firstLineOf(date: string, language: Language): FirstLine {
	const lines = FIRST_LINES[language];
	const day = Math.floor(Date.parse(date) / DAY);
	const [opening = "", ...names] = (lines[day % lines.length] ?? "").split(" | ");
	return { opening, names };
}
