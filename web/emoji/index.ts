import type { ReactionName } from "#game/points/reactions.ts";

/**
 * The seven reactions by their index on the wire, each with its name for screen readers. See
 * docs/game.md "Awards and points".
 */
export const REACTIONS = [
	{ name: "pray", label: "pray" },
	{ name: "poop", label: "poop" },
	{ name: "zany", label: "zany face" },
	{ name: "heart", label: "heart" },
	{ name: "fire", label: "fire" },
	{ name: "laugh", label: "laugh" },
	{ name: "star", label: "star" },
] as const satisfies readonly { name: ReactionName; label: string }[];

/** The pictures that pages may show. */
export type PictureName =
	| "asleep"
	| "book"
	| "broken-heart"
	| "check"
	| "door"
	| "eyes"
	| "hourglass"
	| "link"
	| "lock"
	| "loud"
	| "muted"
	| "party"
	| "skull"
	| "trophy"
	| "wave"
	| "writing"
	| ReactionName;

const pictures = import.meta.glob<string>("./*.svg", {
	eager: true,
	query: "?url&no-inline",
	import: "default",
});

/** Returns the address of a picture. extract.mjs writes the pictures. */
export const emojiUrl = (name: PictureName): string | undefined => pictures[`./${name}.svg`];
