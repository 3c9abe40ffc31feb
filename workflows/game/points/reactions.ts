/** The reactions, in the order of their numbers on the wire. */
export const REACTION_NAMES = ["pray", "poop", "zany", "heart", "fire", "laugh", "star"] as const;
export type ReactionName = (typeof REACTION_NAMES)[number];

/** Returns the number of a reaction. */
export const reactionNumber = (name: ReactionName): number => REACTION_NAMES.indexOf(name);
