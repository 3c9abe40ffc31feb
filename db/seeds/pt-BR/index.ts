import { basic } from "./basic.ts";
import { drama } from "./drama.ts";
import { fantasy } from "./fantasy.ts";
import { fluff } from "./fluff.ts";

/** The packs in Portuguese. */
export const portuguese = { basic, drama, fantasy, fluff };
