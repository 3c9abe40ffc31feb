import { accountWords } from "./account-words.ts";
import { createWords } from "./create-words.ts";
import { hostWords } from "./screens/host-words.ts";
import { screenWords } from "./screens/words.ts";
import { siteWords } from "./site-words.ts";

/**
 * Every text that a player reads, but for the long pages. Each place imports its own share, so that
 * nobody loads words they do not see.
 */
export const words = {
	site: siteWords,
	account: accountWords,
	create: createWords,
	screens: screenWords,
	host: hostWords,
} as const;
