import { art } from "./art.ts";
import { basic } from "./basic.ts";
import { drama } from "./drama.ts";
import { fantasy } from "./fantasy.ts";
import { fluff } from "./fluff.ts";
import { gamers } from "./gamers.ts";
import { hardcore } from "./hardcore.ts";
import { hungry } from "./hungry.ts";
import { phrases } from "./phrases.ts";

/** The packs in English in the order of the create form. */
export const english = {
	basic,
	hardcore,
	drama,
	art,
	fantasy,
	fluff,
	gamers,
	hungry,
	phrases,
};
