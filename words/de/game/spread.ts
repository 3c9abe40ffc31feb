import type { spreadWords as english } from "../../en/game/spread.ts";
import type { Words } from "../../words.ts";

/** The texts of the left page of a story, on wide windows. */
export const spreadWords: Words<typeof english> = {
	way: "Wo die Geschichte steckt",
	now: "jetzt",
	toCome: "kommt noch",
	you: "du",
};
