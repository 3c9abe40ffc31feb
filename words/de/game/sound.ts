import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "Ton",
	calm: "Ruhe",
	calmNote: "Auf diesem Gerät hüpft, fliegt, atmet und schneit nichts.",
	calmBySystem: "Dieses Gerät bittet um weniger Bewegung, also rührt sich nichts von selbst.",
};
