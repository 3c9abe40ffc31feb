import type { ReactionName } from "#game/points/reactions.ts";

/** The reactions as screen readers say them. */
export const reactionWords: Record<ReactionName, string> = {
	pray: "合掌",
	poop: "うんち",
	zany: "変顔",
	heart: "ハート",
	fire: "炎",
	laugh: "笑い",
	star: "星",
};
