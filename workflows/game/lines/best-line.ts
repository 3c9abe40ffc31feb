import { total } from "../points/scoring.ts";
import { quoted } from "./part-lines.ts";
import type { PartLines } from "./texts.ts";
import type { SentenceCounts } from "./view-marks.ts";

interface Part {
	id: number;
	content: string;
	lines: PartLines;
	/** Removed or flagged parts are never quoted. */
	quotable: boolean;
	/** Emoji index to count. */
	reactions: Record<string, number>;
	marks: SentenceCounts | null;
}

/** A line with its part. */
export interface BestLine {
	text: string;
	part: number;
}

/**
 * Returns the sentence that most readers marked. Without marks it is the first short one of the
 * part with most reactions, or of the next part that has one, or else one cut between words; null
 * if no part can be quoted.
 */
export function bestLine(parts: readonly Part[]): BestLine | null {
	const quotable = parts.filter(({ lines, quotable }) => quotable && lines.short !== "");
	const marked = mostMarked(quotable);
	if (marked) return marked;
	const loved = [...quotable].sort((a, b) => total(b.reactions) - total(a.reactions));
	for (const { id, lines } of loved) {
		if (lines.short !== null) return { text: lines.short, part: id };
	}
	const [best] = loved;
	return best ? lineOf(best, 0) : null;
}

function mostMarked(parts: readonly Part[]): BestLine | null {
	let marked: { part: Part; sentence: number } | null = null;
	let most = 0;
	for (const part of parts) {
		for (const [sentence, count] of Object.entries(part.marks ?? {})) {
			if (count <= most) continue;
			most = count;
			marked = { part, sentence: Number(sentence) };
		}
	}
	return marked && lineOf(marked.part, marked.sentence);
}

const lineOf = ({ id, content, lines }: Part, sentence: number): BestLine => ({
	text: quoted(content, lines, sentence),
	part: id,
});
