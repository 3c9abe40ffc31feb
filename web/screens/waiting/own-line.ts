import { cutIn } from "#game/lines/cuts.ts";
import { sentencesOf } from "#game/lines/sentences.ts";
import { countWords, endOfWords } from "#game/lines/words-count.ts";
import type { WireStory } from "#game/wire/state.ts";
import { inQuotes } from "#words/quote.ts";
import { partsOf } from "../../game/stories.ts";

/** The most characters of a sentence that is shown. */
const LONGEST = 180;
/** The characters within which the beginning of a long sentence is looked for. */
const NEAR = 40;
/** The words of a snatch, and how many snatches rise at once. */
const WORDS = 4;
const SNATCHES = 2;

/** Returns the last sentence of a text, its end if that is long; empty for an empty text. */
export function lastSentence(text: string): string {
	const last =
		sentencesOf(text)
			.findLast((sentence) => /\p{L}|\p{N}/u.test(sentence))
			?.trim() ?? "";
	if (last.length <= LONGEST) return last;
	const from = last.length - LONGEST;
	return `…${last.slice(cutIn(last, from, from + NEAR)).trimStart()}`;
}

/** Returns bits of the earlier parts that a writer has read, in the order of the story. */
export function snatchesOf(story: WireStory | null, own: number | undefined): string[] {
	if (!story) return [];
	const read = partsOf(story).filter(
		({ id, meta, content_follows }) => id !== own && !meta.censored && !content_follows,
	);
	return read.slice(-SNATCHES).flatMap(({ id, content }) => {
		const words = countWords(content);
		if (words < WORDS) return [];
		const from = endOfWords(content, 0, (id * 7) % (words - WORDS + 1));
		const snatch = content.slice(from, endOfWords(content, from, WORDS));
		return [inQuotes(`…${snatch.trim().replace(/\s+/g, " ")}…`)];
	});
}
