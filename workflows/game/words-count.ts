/** Returns how many words a text has: the runs of anything but white space, in any script. */
export function countWords(text: string): number {
	return text.match(/\S+/gu)?.length ?? 0;
}
