import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import { currentOrder } from "../prerendered/prerendered.ts";

/** The cookie's time, in seconds: a year. */
const KEPT = 365 * 24 * 60 * 60;

/**
 * Returns the language of this document, which the server has picked (docs/languages.md); English
 * without a document.
 */
export function pageLanguage(): Language {
	const lang = currentOrder()?.language ?? globalThis.document?.documentElement.lang;
	return isLanguage(lang) ? lang : ENGLISH;
}

/** Takes over the language of an account on a device that has chosen none. */
export function adoptLanguage(language: Language | null): void {
	const chosen = document.cookie.split("; ").some((one) => one.startsWith("language="));
	if (!chosen && language !== null && language !== pageLanguage()) chooseLanguage(language);
}

let changing = false;

/** Returns whether the page is about to load again in another language, which loses nothing. */
export const isChangingLanguage = (): boolean => changing;

/** Keeps a language on this device, and loads the page again in it. */
export function chooseLanguage(language: Language): void {
	changing = true;
	// biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not all browsers have cookieStore
	document.cookie = `language=${language}; path=/; max-age=${KEPT}; samesite=lax`;
	location.reload();
}
