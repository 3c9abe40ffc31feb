/**
 * The reactions, in the order of their numbers on the wire. Each has the first schema whose builds
 * support it (schemas.ts).
 */
const REACTIONS = { pray: 1, poop: 1, zany: 1, heart: 1, fire: 1, laugh: 1, star: 1 };
export type ReactionName = keyof typeof REACTIONS;

// The keys are exactly the reactions, by the line above.
export const REACTION_NAMES = Object.keys(REACTIONS) as ReactionName[];
/** The first schemas by the numbers of the reactions. */
export const REACTION_SINCE: readonly number[] = Object.values(REACTIONS);

/** Returns the number of a reaction. */
export const reactionNumber = (name: ReactionName): number => REACTION_NAMES.indexOf(name);
