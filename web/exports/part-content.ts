export interface PartContent {
	kind: "text" | "blank" | "removed";
	text: string;
}

/** Returns the text of a part, or a note that it is blank or removed. */
export function partContent(
	content: string,
	censored: boolean,
	notes: Readonly<{ blank: string; removed: string }>,
): PartContent {
	if (censored) return { kind: "removed", text: notes.removed };
	const text = content.trim();
	return text === "" ? { kind: "blank", text: notes.blank } : { kind: "text", text };
}
