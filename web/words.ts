import { createWords } from "./create-words.ts";
import { screenWords } from "./screens/words.ts";
import { siteWords } from "./site-words.ts";

/** Every text that a player reads, but for the long pages under web/pages/texts. */
export const words = { site: siteWords, create: createWords, screens: screenWords } as const;
