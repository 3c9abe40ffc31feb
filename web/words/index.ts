import { accountWords } from "./account.ts";
import { createWords } from "./create.ts";
import { hostWords } from "./host.ts";
import { screenWords } from "./screens.ts";
import { siteWords } from "./site.ts";

/**
 * Every text that players read, except the long pages. Each screen and page imports only its part,
 * so that nothing else has to load.
 */
export const words = {
	site: siteWords,
	account: accountWords,
	create: createWords,
	screens: screenWords,
	host: hostWords,
} as const;
