const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

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
	let blank = "";
	for (const { segment } of segmenter.segment(text)) {
		if (segment.trim() !== "") sentences.push(blank + segment);
		else if (sentences.length > 0) sentences[sentences.length - 1] += segment;
		else {
			blank += segment;
			continue;
		}
		blank = "";
	}
	if (blank !== "") sentences.push(blank);
	if (known.size >= KEPT) known.clear();
	known.set(text, sentences);
	return sentences;
}
