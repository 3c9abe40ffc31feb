import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "pray",
	poop: "poop",
	zany: "zany face",
	heart: "heart",
	fire: "fire",
	laugh: "laugh",
	star: "star",
};
