import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "Som",
	calm: "Calmaria",
	calmNote: "Neste aparelho nada pula, voa, respira nem neva.",
	calmBySystem: "Este aparelho pede menos movimento, então nada se mexe sozinho.",
};
