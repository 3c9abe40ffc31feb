import { basic } from "./basic.ts";
import { drama } from "./drama.ts";
import { fantasy } from "./fantasy.ts";
import { fluff } from "./fluff.ts";

/** The packs in German. */
export const german = { basic, drama, fantasy, fluff };
