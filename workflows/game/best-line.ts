import { total } from "./scoring.ts";

/** The longest best line, in code points. */
const LONGEST = 140;

interface Part {
	content: string;
	/** Removed or flagged parts are never quoted. */
	quotable: boolean;
	/** Emoji index to count. */
	reactions: Record<string, number>;
}

/**
 * Returns the first sentence of the part with most reactions, shortened between words; null if no
 * part can be quoted.
 */
export function bestLine(parts: readonly Part[]): string | null {
	const quotable = parts.filter(({ content, quotable }) => quotable && content.trim() !== "");
	const [best] = quotable.sort((a, b) => total(b.reactions) - total(a.reactions));
	return best ? shortened(firstSentence(best.content)) : null;
}

function firstSentence(text: string): string {
	const plain = text.replace(/\s+/g, " ").trim();
	const [first] = new Intl.Segmenter("en", { granularity: "sentence" }).segment(plain);
	return first?.segment.trim() ?? plain;
}

function shortened(line: string): string {
	const letters = [...line];
	if (letters.length <= LONGEST) return line;
	return `${letters.slice(0, LONGEST).join("").replace(/ \S*$/, "")}…`;
}
