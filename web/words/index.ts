import { accountWords } from "./account.ts";
import { createWords } from "./create.ts";
import { hostWords } from "./host.ts";
import { screenWords } from "./screens.ts";
import { siteWords } from "./site.ts";

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
