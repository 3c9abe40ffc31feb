import { personWords } from "#words/site/person.ts";

/** The numbers of stories from which a writer has the next rank (docs/game.md "Profiles"). */
const THRESHOLDS = [10, 25, 50, 100, 250];

export interface Rank {
	/** 1 to 5; null for the S class, which is above all stars. */
	stars: number | null;
	title: string;
}

/** Returns the rank of a writer of this many stories. */
export function rankOf(stories: number): Rank {
	const level = THRESHOLDS.filter((threshold) => stories >= threshold).length;
	return {
		stars: level === THRESHOLDS.length ? null : level + 1,
		title: personWords.ranks[level] ?? "",
	};
}
