import type { AttackCase } from "./case.ts";
import { OWN_SERVER_CASES } from "./damage/own-servers.ts";
import { FRONT_CASES } from "./front/front-cases.ts";
import { junk } from "./front/junk.ts";
import { oddTokens } from "./front/odd-tokens.ts";
import { INWARD_CASES } from "./limits/inward.ts";
import { kickedCrowd, kickedMember } from "./limits/kicked-people.ts";
import { LIMIT_CASES } from "./limits/limit-cases.ts";
import { LINK_CASES } from "./limits/links.ts";
import { unseenScreens } from "./limits/unseen-screens.ts";
import { STORM_CASES } from "./storm/storm-cases.ts";
import { FLOOD_CASES } from "./waits/floods.ts";
import { longHeaders } from "./waits/long-headers.ts";
import { longNames } from "./waits/long-names.ts";

/** All attacks. They share a server, apart from the last ones, which start their own. */
export const CASES: AttackCase[] = [
	...FRONT_CASES,
	junk,
	...LIMIT_CASES,
	...LINK_CASES,
	...INWARD_CASES,
	kickedCrowd,
	kickedMember,
	unseenScreens,
	...STORM_CASES,
	...longNames,
	...longHeaders,
	...FLOOD_CASES,
	oddTokens,
	...OWN_SERVER_CASES,
];
