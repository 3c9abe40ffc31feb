/** Splits a title around its longest word, or the first of several as long. */
export function marked(title: string): [before: string, word: string, after: string] {
	const longest = title
		.split(/\s+/)
		.reduce((best, word) => (word.length > best.length ? word : best), "");
	const at = title.indexOf(longest);
	return [title.slice(0, at), longest, title.slice(at + longest.length)];
}
