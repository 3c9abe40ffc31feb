import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "Son",
	calm: "Au calme",
	calmNote: "Rien ne bondit, ne vole, ne respire ni ne neige sur cet appareil.",
	calmBySystem: "Cet appareil demande moins de mouvement, donc rien ne bouge tout seul.",
};
