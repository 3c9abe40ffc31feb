import type { ReactionName } from "#game/points/reactions.ts";

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
