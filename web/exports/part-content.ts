import { exportWords } from "../words/exports.ts";

export interface PartContent {
	kind: "text" | "blank" | "removed";
	text: string;
}

/**
 * What is shown of a part: its text, or the words that stand for a text left out or taken out
 * (gameplay.md section 9).
 */
export function partContent(content: string, censored: boolean): PartContent {
	if (censored) return { kind: "removed", text: exportWords.removed };
	const text = content.trim();
	return text === "" ? { kind: "blank", text: exportWords.blank } : { kind: "text", text };
}
