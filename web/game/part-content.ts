export interface PartContent {
	kind: "text" | "blank" | "removed";
	text: string;
}

/** What separates words and shows nothing, such as a vertical tab. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** Returns the text of a part, or a note that it is blank or removed. */
export function partContent(
	content: string,
	censored: boolean,
	notes: Readonly<{ blank: string; removed: string }>,
): PartContent {
	if (censored) return { kind: "removed", text: notes.removed };
	const text = content.replace(CONTROL, " ").trim();
	return text === "" ? { kind: "blank", text: notes.blank } : { kind: "text", text };
}
