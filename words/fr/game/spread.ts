import type { spreadWords as english } from "../../en/game/spread.ts";
import type { Words } from "../../words.ts";

/** The texts of the left page of a story, on wide windows. */
export const spreadWords: Words<typeof english> = {
	way: "Où en est l’histoire",
	now: "en cours",
	toCome: "à venir",
	you: "toi",
};
