/**
 * The reactions, in the order of their numbers on the wire. Each has the first schema whose builds
 * support it (schemas.ts), its place among the stickers, and the name of its picture in the set
 * (web/emoji/extract.mjs).
 */
export const REACTIONS = {
	pray: { since: 1, place: 7, picture: "folded-hands" },
	poop: { since: 1, place: 6, picture: "pile-of-poo" },
	zany: { since: 1, place: 4, picture: "zany-face" },
	heart: { since: 1, place: 2, picture: "red-heart" },
	fire: { since: 1, place: 3, picture: "fire" },
	laugh: { since: 1, place: 1, picture: "face-with-tears-of-joy" },
	star: { since: 1, place: 5, picture: "star" },
};
export type ReactionName = keyof typeof REACTIONS;

// The keys are exactly the reactions, by the line above.
export const REACTION_NAMES = Object.keys(REACTIONS) as ReactionName[];
/** The first schemas by the numbers of the reactions. */
export const REACTION_SINCE: readonly number[] = Object.values(REACTIONS).map(({ since }) => since);

/** Returns the number of a reaction. */
export const reactionNumber = (name: ReactionName): number => REACTION_NAMES.indexOf(name);
