import type { PlayerNews } from "../room.ts";

/** The kinds of news that a person can have on a device. */
export type NewsKind = PlayerNews["kind"];

const KINDS: Record<NewsKind, true> = {
	turn: true,
	hurry: true,
	reading: true,
	results: true,
	nudge: true,
};

// The keys are exactly the kinds, by the line above.
export const NEWS_KINDS = Object.keys(KINDS) as NewsKind[];
