import { REACTION_NAMES, reactionNumber } from "#game/points/reactions.ts";
import type { Spark } from "#game/wire/sparks.ts";
import { emojiUrl, type PictureName } from "../../emoji/index.ts";

/** The things of the tray, each with the spark that throws it. */
export const THROWABLES = [
	{ name: "heart", spark: { kind: "throw", emoji: reactionNumber("heart") } },
	{ name: "laugh", spark: { kind: "throw", emoji: reactionNumber("laugh") } },
	{ name: "fire", spark: { kind: "throw", emoji: reactionNumber("fire") } },
	{ name: "poop", spark: { kind: "throw", emoji: reactionNumber("poop") } },
	{ name: "wave", spark: { kind: "wave" } },
] as const satisfies readonly { name: PictureName; spark: Spark }[];
export type Throwable = (typeof THROWABLES)[number];

/** Returns the address of the picture that flies for a spark; undefined if nothing flies. */
export function throwablePicture({ kind, emoji }: Spark): string | undefined {
	if (kind === "wave") return emojiUrl("wave");
	const thrown = kind === "throw" || kind === "react" ? REACTION_NAMES[emoji ?? -1] : undefined;
	return thrown && emojiUrl(thrown);
}
