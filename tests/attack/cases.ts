import type { AttackCase } from "./case.ts";
import { clockStep } from "./clock-step.ts";
import { damagedDatabases } from "./damaged-databases.ts";
import { frames } from "./frames.ts";
import { hostNames, manySockets, oddIds, slowClients, smuggling, unmasked } from "./front-cases.ts";
import { junk } from "./junk.ts";
import { floods, guessing } from "./limit-cases.ts";
import { manySignals } from "./many-signals.ts";
import { oddTokens } from "./odd-tokens.ts";
import { olderConnection } from "./older-connection.ts";
import { privateMetrics } from "./private-metrics.ts";
import { storm } from "./storm-case.ts";

/** Every attack, on a server that all of them share; the last ones start servers of their own. */
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
	manySignals,
	damagedDatabases,
];
