import type { AttackCase } from "./case.ts";
import { clockStep } from "./damage/clock-step.ts";
import { damagedDatabases } from "./damage/damaged-databases.ts";
import { frames } from "./front/frames.ts";
import {
	hostNames,
	manySockets,
	oddIds,
	slowClients,
	smuggling,
	unmasked,
} from "./front/front-cases.ts";
import { junk } from "./front/junk.ts";
import { oddTokens } from "./front/odd-tokens.ts";
import { olderConnection } from "./front/older-connection.ts";
import { privateMetrics } from "./front/private-metrics.ts";
import { floods, guessing } from "./limits/limit-cases.ts";
import { manySignals } from "./limits/many-signals.ts";
import { pageFlood, signInFlood, storyFlood } from "./pages/flood-cases.ts";
import { storm } from "./storm/storm-case.ts";

/** All attacks. They share a server, apart from the last ones, which start their own. */
export const CASES: AttackCase[] = [
	frames,
	unmasked,
	junk,
	storm,
	olderConnection,
	oddIds,
	guessing,
	floods,
	smuggling,
	hostNames,
	manySockets,
	slowClients,
	privateMetrics,
	oddTokens,
	clockStep,
	pageFlood,
	signInFlood,
	storyFlood,
	manySignals,
	damagedDatabases,
];
