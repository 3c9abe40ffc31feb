/**
 * The end of a sentence: its marks with closing quotes and the space after them unless a small
 * letter follows, a full stop that needs no space, or the end of a line. It is our own rule, because a
 * mark is the position of a sentence, and the segmenters of server and browsers differ.
 */
const END = /[.!?…]+["'”’»)\]]*\s+(?=[^\p{Ll}\s]|$)|[。！？]+[”」』）]*\s*|\n\s*/gu;

/** How many texts' sentences are kept; the views of a room ask for the same texts again and again. */
const KEPT = 1000;
const known = new Map<string, readonly string[]>();

/**
 * Returns the sentences of a text with the white space after each, so that they join to the text;
 * an empty text has none. Every sentence has something to see, unless the whole text is blank.
 */
export function sentencesOf(text: string): readonly string[] {
	const before = known.get(text);
	if (before) return before;
	const sentences: string[] = [];
	let start = 0;
	const cut = (end: number) => {
		const sentence = text.slice(start, end);
		if (sentence.trim() === "") return;
		sentences.push(sentence);
		start = end;
	};
	for (const { index, 0: end } of text.matchAll(END)) cut(index + end.length);
	cut(text.length);
	const rest = text.slice(start);
	if (rest !== "") sentences.push((sentences.pop() ?? "") + rest);
	if (known.size >= KEPT) known.clear();
	known.set(text, sentences);
	return sentences;
}
