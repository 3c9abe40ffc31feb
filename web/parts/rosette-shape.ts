import type { AwardName } from "#game/points/awards.ts";
import type { PictureName } from "../emoji/index.ts";

/** The drawing of a rosette, in a box of 100 by 128. */
export const ROSETTE = {
	width: 100,
	height: 128,
	tails: "m30 72-12 46 17-8 10 15 10-42Zm40 0 12 46-17-8-10 15-10-42Z",
	wheel:
		"M50 7A9.5 9.5 0 0 1 66.1 10.7A9.5 9.5 0 0 1 78.9 20.9A9.5 9.5 0 0 1 86.1 35.8A9.5 9.5 0 0 1 86.1 52.2A9.5 9.5 0 0 1 78.9 67.1A9.5 9.5 0 0 1 66.1 77.3A9.5 9.5 0 0 1 50 81A9.5 9.5 0 0 1 33.9 77.3A9.5 9.5 0 0 1 21.1 67.1A9.5 9.5 0 0 1 13.9 52.2A9.5 9.5 0 0 1 13.9 35.8A9.5 9.5 0 0 1 21.1 20.9A9.5 9.5 0 0 1 33.9 10.7A9.5 9.5 0 0 1 50 7Z",
	eye: { x: 50, y: 44, radius: 27 },
	/** The width of the emoji in the eye. */
	emoji: 36,
} as const;

const EMOJI = {
	crowdFavourite: "heart",
	bestTitle: "book",
	bestOpening: "wave",
	bestEnding: "party",
	mostUnhinged: "zany",
} as const satisfies Record<AwardName, PictureName>;
const BY_RULE: readonly PictureName[] = Object.values(EMOJI);

/** Returns the emoji in the rosette of an award with this rule; a star for an unknown rule. */
export const rosetteEmoji = (rule: number): PictureName => BY_RULE[rule] ?? "star";
