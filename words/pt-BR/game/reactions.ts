import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "mãos juntas",
	poop: "cocô",
	zany: "careta",
	heart: "coração",
	fire: "fogo",
	laugh: "risada",
	star: "estrela",
};
