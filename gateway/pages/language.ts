import type { Context } from "koa";
import { ENGLISH, isLanguage, LANGUAGE_TAGS, type Language } from "#game/settings/languages.ts";

/** The cookie that keeps what a person chose on this device (web/device/language.ts). */
const CHOSEN = "language";

/** The languages by what browsers may ask for: the tags themselves, and each without its region. */
const OFFERED = new Map<string, Language>(
	LANGUAGE_TAGS.flatMap((tag) => [
		[tag, tag],
		[tag.replace(/-.*$/, ""), tag],
	]),
);

/**
 * Returns the language of a refusal: the one chosen on the device, or English. A refusal must not
 * cost what it refuses, so it reads nothing else.
 */
export const languageOfRefusal = (ctx: Context): Language => chosenIn(ctx) ?? ENGLISH;

/** Returns the language chosen on the device. */
function chosenIn(ctx: Context): Language | null {
	// The page's script writes the cookie, and signs it with no key.
	const chosen = ctx.cookies.get(CHOSEN, { signed: false });
	return isLanguage(chosen) ? chosen : null;
}

/**
 * Returns the language of a page: the one chosen on the device, then `?lang=` in the address, which
 * it keeps, then what the browser asks for.
 */
export function languageOf(ctx: Context): Language {
	const chosen = chosenIn(ctx);
	if (chosen) return chosen;
	const asked = ctx.query.lang;
	if (isLanguage(asked)) {
		// Until the browser closes, so that the next pages have it too.
		ctx.cookies.set(CHOSEN, asked, { httpOnly: false, sameSite: "lax", signed: false });
		return asked;
	}
	return OFFERED.get(ctx.acceptsLanguages(...OFFERED.keys()) || ENGLISH) ?? ENGLISH;
}
