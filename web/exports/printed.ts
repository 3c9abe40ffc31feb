import { ENGLISH, type Language } from "#game/settings/languages.ts";
import type { Game } from "#game/wire/state.ts";
import type { printed as english } from "../../words/en/game/printed.ts";
import type { Words } from "../../words/words.ts";

/** The words in files that leave the site, in the language of a room. */
export interface Printed extends Words<typeof english> {
	language: Language;
}

/**
 * Paths and not `#words`, which the import map of a document binds to the page's language. Each is a
 * file of its own, which only exports load.
 */
const PRINTED: Record<Language, () => Promise<{ printed: Words<typeof english> }>> = {
	en: () => import("../../words/en/game/printed.ts"),
	de: () => import("../../words/de/game/printed.ts"),
	es: () => import("../../words/es/game/printed.ts"),
	fr: () => import("../../words/fr/game/printed.ts"),
	"pt-BR": () => import("../../words/pt-BR/game/printed.ts"),
	ja: () => import("../../words/ja/game/printed.ts"),
};

/**
 * Loads the words for the files of a game, in its room's language; in English if the game is older
 * than languages, or the language newer than this page. Throws if they do not load.
 */
export async function printedFor({ extra }: Pick<Game, "extra">): Promise<Printed> {
	const language = Object.hasOwn(PRINTED, extra.language) ? extra.language : ENGLISH;
	return { ...(await PRINTED[language]()).printed, language };
}
