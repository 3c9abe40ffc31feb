import type { cardWords as english } from "../../en/site/card.ts";
import type { Words } from "../../words.ts";

/** The texts of the player card that only its dialog has. */
export const cardWords: Words<typeof english> = {
	look: "Pseudo, police et thème",
};
