import { REACTIONS } from "#game/points/reactions.ts";

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

const PLACES = Object.values(REACTIONS).map(({ place }) => place);

/** The numbers of the reactions in the order in which they are shown: the most given ones first. */
export const SHOWN_REACTIONS: readonly number[] = [...PLACES.keys()].sort(
	(a, b) => (PLACES[a] ?? 0) - (PLACES[b] ?? 0),
);
