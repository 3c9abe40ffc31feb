import type { Game } from "#game/wire/state.ts";
import { storiesOf } from "../../game/stories.ts";
import { earlierChapters } from "../earlier-chapters.ts";
import { picturesOf } from "../pictures.ts";
import { printedFor } from "../printed.ts";
import { coverOf } from "./cover.ts";
import { epubOf } from "./epub.ts";
import { bookFonts } from "./fonts.ts";
import type { BookExtras } from "./layout.ts";
import { printOf } from "./print.ts";

export type BookFormat = "epub" | "html";

/**
 * Returns a whole game as a book for e-readers or for the printer, in the room's language
 * (docs/game.md "Exports"). Throws if a picture, a font or the words do not load.
 */
export async function makeBook(game: Game, extras: BookExtras, format: BookFormat): Promise<Blob> {
	const writers = Object.values(game.players).filter(({ data }) => !data.audience);
	const words = await printedFor(game);
	const earlier = await earlierChapters(game, words);
	const before = earlier.flatMap(({ parts }) => parts.flatMap(({ sprite }) => sprite ?? []));
	const [pictures, fonts] = await Promise.all([
		picturesOf(game, storiesOf(game), [...writers.map(({ meta }) => meta.sprite_id), ...before]),
		bookFonts(),
	]);
	const evening = { ...extras, earlier, words };
	if (format === "html") return printOf(game, evening, pictures, fonts);
	return epubOf(game, evening, pictures, fonts, await coverOf(game, evening, pictures, fonts));
}
