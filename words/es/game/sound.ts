import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "Sonido",
	calm: "Calma",
	calmNote: "En este dispositivo nada brinca, vuela, respira ni nieva.",
	calmBySystem: "Este dispositivo pide menos movimiento, así que nada se mueve por su cuenta.",
};
