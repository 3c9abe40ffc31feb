import { exportWords } from "#words/exports.ts";

export interface PartContent {
	kind: "text" | "blank" | "removed";
	text: string;
}

/** Returns the text of a part, or a note that it is blank or removed. */
export function partContent(content: string, censored: boolean): PartContent {
	if (censored) return { kind: "removed", text: exportWords.removed };
	const text = content.trim();
	return text === "" ? { kind: "blank", text: exportWords.blank } : { kind: "text", text };
}
