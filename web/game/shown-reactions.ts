import { REACTIONS } from "#game/points/reactions.ts";

const PLACES = Object.values(REACTIONS).map(({ place }) => place);

/** The numbers of the reactions in the order in which they are shown: the most given ones first. */
export const SHOWN_REACTIONS: readonly number[] = [...PLACES.keys()].sort(
	(a, b) => (PLACES[a] ?? 0) - (PLACES[b] ?? 0),
);
