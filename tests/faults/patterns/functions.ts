import { pagesOf } from "#game/lines/pages.ts";
import { linesOf, quoted } from "#game/lines/part-lines.ts";
import { sentenceEnds } from "#game/lines/sentences.ts";
import { countWords } from "#game/lines/words-count.ts";
import { blockedWord } from "#game/names/block-list.ts";
import { isVisible, looksOf, tidy } from "#game/names/visible-text.ts";
import { countedAddress } from "../../../gateway/front/client.ts";
import { hostIn } from "../../../gateway/front/hosts.ts";
import { paragraphs } from "../../../web/exports/book/markup.ts";
import { marked } from "../../../web/game/marked-word.ts";
import { splitAtLine } from "../../../web/game/story-line.ts";
import { offeredName } from "../../../web/parts/person/player-name.ts";
import { lastSentence } from "../../../web/screens/waiting/own-line.ts";
import type { LENGTHS } from "./samples.ts";

/** Functions that read what players or strangers send, by name. */
export const FUNCTIONS: Record<keyof typeof LENGTHS, Record<string, (text: string) => unknown>> = {
	field: { countedAddress, hostIn },
	name: { blockedWord, isVisible, looksOf, marked, offeredName, tidy },
	text: {
		countWords,
		lastSentence,
		linesOf,
		pagesOf,
		paragraphs: (text) => paragraphs(text, text.slice(0, 140)),
		quoted: (text) => quoted(text, linesOf(text), 0),
		sentenceEnds,
		splitAtLine: (text) => splitAtLine(text, `${text.slice(-139)}x`),
	},
};
