import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** The metrics of GET /metrics (docs/hosting.md "Metrics"). */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/**
 * Returns the function that counts one label value. It caches the label's children, because looking
 * one up costs more than counting.
 */
function counter(name: string, help: string, label: string): (value: string) => void {
	const all = new Counter({
		name: `plotluck_${name}`,
		help,
		labelNames: [label],
		registers: [registry],
	});
	const children = new Map<string, { inc(): void }>();
	return (value) => {
		const child = children.get(value) ?? all.labels(value);
		children.set(value, child);
		child.inc();
	};
}

export const countAction = counter("actions_total", "Player actions received, by action", "action");
export const countDraft = counter(
	"drafts_total",
	"Drafts handed to the database, by outcome",
	"outcome",
);
export const publications = new Counter({
	name: "plotluck_publications_total",
	help: "Room states published by the workflows",
	registers: [registry],
});
export const countRefusal = counter(
	"refused_total",
	"Calls and room connections refused with 429, by rule",
	"rule",
);
export const countFailedClaim = counter(
	"failed_claims_total",
	"Wrong codes and secrets, by way in",
	"way",
);

/**
 * Registers a gauge that is read for each GET /metrics; a later one with the same name replaces it.
 */
export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
	registry.removeSingleMetric(`plotluck_${name}`);
	new Gauge({
		name: `plotluck_${name}`,
		help,
		registers: [registry],
		async collect() {
			this.set(await read());
		},
	});
}
