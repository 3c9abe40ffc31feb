import { expect, test } from "vitest";
import { chaosOnOneMachine } from "../chaos/one-machine.ts";
import { reportTable } from "../chaos/report.ts";

/** A small `npm run stress -- chaos`. CHAOS_SEED draws the same faults again. */
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);

test("games of every mode lose and double nothing, and come to their ends, while everything around them fails", {
	timeout: 400_000,
}, async () => {
	process.stdout.write(`CHAOS_SEED=${SEED}\n`);
	// Longer than the ten seconds of `npm run stress -- chaos`, because other tests share the machine.
	const plan = { seed: SEED, kills: 8, minutes: 3, longest: 3000, patience: 40_000 };
	const report = await chaosOnOneMachine(plan);
	expect(report.violations, reportTable(report)).toEqual([]);
	expect(report.struck.length).toBeGreaterThanOrEqual(7);
});
