import { join } from "node:path";
import type { Language } from "#game/settings/languages.ts";
import type * as create from "#words/game/create.ts";
import type * as reading from "#words/game/reading.ts";
import type * as screens from "#words/game/screens.ts";
import type * as table from "#words/game/table.ts";
import type * as languages from "#words/languages.ts";
import type * as invitation from "#words/site/invitation.ts";
import type * as person from "#words/site/person.ts";
import type * as site from "#words/site/site.ts";
import { WORDS } from "../../../supervisor/build/words-plugin.mjs";
import type { Words } from "../../../words/words.ts";

/** The modules of words that players press and read, as English exports them. */
type Modules = typeof create &
	typeof invitation &
	typeof languages &
	typeof table &
	typeof person &
	typeof reading &
	typeof screens &
	typeof site;

const FILES = [
	"languages.ts",
	...["create.ts", "reading.ts", "screens.ts", "table.ts"].map((file) => `game/${file}`),
	...["invitation.ts", "person.ts", "site.ts"].map((file) => `site/${file}`),
];

export type PlayerWords = Words<Modules>;

/** Loads the words of a language that a browser player presses and reads. */
export async function playerWords(language: Language): Promise<PlayerWords> {
	const modules: object[] = await Promise.all(
		FILES.map((file) => import(join(WORDS, language, file))),
	);
	// Every language has the modules of English with the same exports (tests/web/words/words.test.ts).
	return Object.assign({}, ...modules) as PlayerWords;
}
