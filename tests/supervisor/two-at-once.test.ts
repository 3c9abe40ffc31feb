import { afterAll, expect, test } from "vitest";
import { SupervisedPlotluck } from "../support/supervised-plotluck.ts";

const started: SupervisedPlotluck[] = [];
afterAll(() => Promise.all(started.map((plotluck) => plotluck.remove())));

test("two that start at the same moment get an engine each", { timeout: 120_000 }, async () => {
	started.push(...(await Promise.all([SupervisedPlotluck.start(), SupervisedPlotluck.start()])));
	const [first, second] = started.map(({ engineAddress }) => engineAddress);
	expect(first).not.toBe(second);
	for (const { output } of started) expect(output).not.toContain("exited");
});
