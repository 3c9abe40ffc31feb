import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "manos juntas",
	poop: "caca",
	zany: "cara rara",
	heart: "corazón",
	fire: "fuego",
	laugh: "risa",
	star: "estrella",
};
