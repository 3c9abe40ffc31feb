import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "mains jointes",
	poop: "crotte",
	zany: "grimace",
	heart: "cœur",
	fire: "feu",
	laugh: "rire",
	star: "étoile",
};
