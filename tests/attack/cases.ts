import type { AttackCase } from "./case.ts";
import { clockStep } from "./damage/clock-step.ts";
import { damagedDatabases } from "./damage/damaged-databases.ts";
import { websocketFrames } from "./front/frames.ts";
import {
	manyRequests,
	manySockets,
	oddIds,
	otherHostNames,
	slowClients,
	smuggling,
	unmasked,
} from "./front/front-cases.ts";
import { junk } from "./front/junk.ts";
import { longHeaders } from "./front/long-headers.ts";
import { longNames } from "./front/long-names.ts";
import { oddTokens } from "./front/odd-tokens.ts";
import { olderConnection } from "./front/older-connection.ts";
import { privateMetrics } from "./front/private-metrics.ts";
import { guessedCalendars } from "./limits/guessed-calendars.ts";
import { guessedTables } from "./limits/guessed-tables.ts";
import { innerDevices } from "./limits/inner-devices.ts";
import { inwardWebhooks } from "./limits/inward-webhooks.ts";
import { kickedCrowd, kickedMember } from "./limits/kicked-people.ts";
import { floods, guessing } from "./limits/limit-cases.ts";
import { manySignals } from "./limits/many-signals.ts";
import { stolenLinks } from "./limits/stolen-links.ts";
import { unseenScreens } from "./limits/unseen-screens.ts";
import { pageFlood, signInFlood, storyFlood } from "./pages/flood-cases.ts";
import { fullStops } from "./storm/full-stops.ts";
import { storm } from "./storm/storm-case.ts";

/** All attacks. They share a server, apart from the last ones, which start their own. */
export const CASES: AttackCase[] = [
	websocketFrames,
	unmasked,
	junk,
	storm,
	fullStops,
	olderConnection,
	oddIds,
	guessing,
	guessedCalendars,
	guessedTables,
	kickedCrowd,
	kickedMember,
	inwardWebhooks,
	floods,
	unseenScreens,
	innerDevices,
	stolenLinks,
	smuggling,
	otherHostNames,
	manySockets,
	manyRequests,
	slowClients,
	privateMetrics,
	oddTokens,
	...longNames,
	...longHeaders,
	clockStep,
	pageFlood,
	signInFlood,
	storyFlood,
	manySignals,
	damagedDatabases,
];
