import { total } from "../scoring.ts";
import { sentencesOf } from "./sentences.ts";
import type { SentenceCounts } from "./view-marks.ts";

/** The longest best line, in code points. */
const LONGEST = 140;

interface Part {
	id: number;
	content: string;
	/** Removed or flagged parts are never quoted. */
	quotable: boolean;
	/** Emoji index to count. */
	reactions: Record<string, number>;
	marks: SentenceCounts | null;
}

/** A line with the part that it is from. */
export interface BestLine {
	text: string;
	part: number;
}

/**
 * Returns the sentence that most readers have marked. Without marks it is the first short one of
 * the part with most reactions, of the next part where that has none, or one cut between words.
 * Returns null if no part can be quoted.
 */
export function bestLine(parts: readonly Part[]): BestLine | null {
	const quotable = parts.filter(({ content, quotable }) => quotable && content.trim() !== "");
	const marked = mostMarked(quotable);
	if (marked) return marked;
	const loved = [...quotable].sort((a, b) => total(b.reactions) - total(a.reactions));
	for (const { id, content } of loved) {
		const text = sentencesOf(content)
			.map(plain)
			.find((sentence) => [...sentence].length <= LONGEST);
		if (text !== undefined) return { text, part: id };
	}
	const [best] = loved;
	return best ? lineOf(best, 0) : null;
}

function mostMarked(parts: readonly Part[]): BestLine | null {
	let line: BestLine | null = null;
	let most = 0;
	for (const part of parts) {
		for (const [sentence, count] of Object.entries(part.marks ?? {})) {
			if (count <= most) continue;
			most = count;
			line = lineOf(part, Number(sentence));
		}
	}
	return line;
}

const lineOf = ({ id, content }: Part, sentence: number): BestLine => ({
	text: shortened(plain(sentencesOf(content)[sentence] ?? "")),
	part: id,
});

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

function shortened(line: string): string {
	const letters = [...line];
	if (letters.length <= LONGEST) return line;
	return `${letters.slice(0, LONGEST).join("").replace(/ \S*$/, "")}…`;
}
