import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "gefaltete Hände",
	poop: "Häufchen",
	zany: "irres Gesicht",
	heart: "Herz",
	fire: "Feuer",
	laugh: "Lacher",
	star: "Stern",
};
