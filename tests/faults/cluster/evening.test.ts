import { expect, test } from "vitest";
import { chaosInCluster } from "../chaos/cluster.ts";
import { reportTable } from "../chaos/report.ts";

/**
 * A small `npm run stress -- chaos --cluster`, which `npm run stress -- cluster` makes larger. CHAOS_SEED
 * draws the same faults again.
 */
const FAULTS = process.env.FULL_SIZE ? 24 : 6;
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);

test("games over two gateways lose and double nothing while everything around them fails", {
	timeout: 900_000,
}, async () => {
	process.stdout.write(`CHAOS_SEED=${SEED}\n`);
	const report = await chaosInCluster({
		...{ seed: SEED, kills: FAULTS, minutes: 10 },
		// Other tests share the machine.
		...{ longest: 2000, patience: 60_000 },
	});
	expect(report.violations, reportTable(report)).toEqual([]);
	expect(report.struck).toHaveLength(FAULTS);
});
