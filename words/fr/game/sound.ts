import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "Son",
	calm: "Au calme",
	calmNote: "Sur cet appareil, rien ne bondit, rien ne vole, rien ne respire, et il ne neige pas.",
	calmBySystem: "Cet appareil demande moins de mouvement, donc rien ne bouge tout seul.",
};
