import { GERMAN } from "./de.mjs";
import { ENGLISH } from "./en.mjs";
import { SPANISH } from "./es.mjs";
import { FRENCH } from "./fr.mjs";
import { JAPANESE } from "./ja.mjs";
import { PORTUGUESE } from "./pt-br.mjs";

/**
 * The files of a language that its players read.
 * @param {string} folder of `words` and `db/seeds`
 * @param {string} [lines] the file's name in content/first-lines
 */
const read = (folder, lines = folder) =>
	new RegExp(`^(?:(?:words|db/seeds)/${folder}/.*\\.tsx?|content/first-lines/${lines}\\.ts)$`);

/**
 * The rules of each language, and the files that they read.
 * @type {Record<string, {files: RegExp, rows: readonly import("./voice-faults.mjs").VoiceRow[]}>}
 */
export const ROWS = {
	en: {
		// Refusals, names that nobody gave and the zine have their English outside of words/en.
		files: new RegExp(
			`${read("en").source}|^workflows/game/(?:refusals|names/fallback/en)\\.ts$|^content/zine/pages/.*\\.html$`,
		),
		rows: ENGLISH,
	},
	de: { files: read("de"), rows: GERMAN },
	es: { files: read("es"), rows: SPANISH },
	fr: { files: read("fr"), rows: FRENCH },
	ja: { files: read("ja"), rows: JAPANESE },
	"pt-BR": { files: read("pt-BR", "pt-br"), rows: PORTUGUESE },
};
