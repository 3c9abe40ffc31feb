import type { Spark } from "#game/wire/sparks.ts";
import { emojiUrl, type PictureName, REACTIONS } from "../../emoji/index.ts";

const indexOf = (name: (typeof REACTIONS)[number]["name"]) =>
	REACTIONS.findIndex((reaction) => reaction.name === name);

/** The things of the tray, each with the spark that throws it. */
export const THROWABLES = [
	{ name: "heart", spark: { kind: "throw", emoji: indexOf("heart") } },
	{ name: "laugh", spark: { kind: "throw", emoji: indexOf("laugh") } },
	{ name: "fire", spark: { kind: "throw", emoji: indexOf("fire") } },
	{ name: "poop", spark: { kind: "throw", emoji: indexOf("poop") } },
	{ name: "wave", spark: { kind: "wave" } },
] as const satisfies readonly { name: PictureName; spark: Spark }[];
export type Throwable = (typeof THROWABLES)[number];

/** Returns the address of the picture that flies for a spark; undefined if nothing flies. */
export function throwablePicture({ kind, emoji }: Spark): string | undefined {
	if (kind === "wave") return emojiUrl("wave");
	const thrown = kind === "throw" || kind === "react" ? REACTIONS[emoji ?? -1] : undefined;
	return thrown && emojiUrl(thrown.name);
}
