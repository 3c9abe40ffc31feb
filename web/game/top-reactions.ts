/** Returns the most frequent emojis with their counts, in descending order. */
export const topReactions = (
	counts: Record<string, number>,
	most: number,
): { emoji: number; count: number }[] =>
	Object.entries(counts)
		.map(([emoji, count]) => ({ emoji: Number(emoji), count }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count || a.emoji - b.emoji)
		.slice(0, most);
