import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SERVER_FAULTS } from "../../gateway/metrics.ts";
import { root } from "../../supervisor/paths.mjs";
import { promtool } from "./prometheus.ts";

interface Alert {
	alert: string;
	for: string;
	labels: Record<string, string>;
	annotations: Record<string, string>;
}

const RULES = "deploy/prometheus/rules.yml";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { groups } = parse(read(RULES)) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

test("promtool accepts the rules and the example of a configuration", async () => {
	expect(await promtool("check", "rules", "--lint-fatal", RULES)).toContain("SUCCESS");
	const example = "deploy/prometheus/prometheus.yml";
	expect(await promtool("check", "config", "--syntax-only", example)).toContain("SUCCESS");
});

test("alerts fire when something is wrong for long enough, and stay silent otherwise", async () => {
	expect(await promtool("test", "rules", "tests/deploy/alerts.yml")).toContain("SUCCESS");
});

test("an alert counts the refusals that are not the client's fault", () => {
	expect(read(RULES)).toContain(`code=~"${SERVER_FAULTS.join("|")}"`);
});

test.each(alerts)(
	"$alert says how bad it is and what to do, and has a case that fires it",
	(rule) => {
		expect(rule).toEqual({
			alert: expect.stringMatching(/^Plotluck/),
			expr: expect.any(String),
			for: expect.stringMatching(/^\d+m$/),
			labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
			annotations: { summary: expect.any(String), description: expect.any(String) },
		});
		expect(read("tests/deploy/alerts.yml")).toContain(
			`ALERTS{alertname="${rule.alert}", alertstate="firing"`,
		);
	},
);
