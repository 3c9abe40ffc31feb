import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** What GET /metrics answers. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
	new Counter({ name: `plotluck_${name}`, help, labelNames, registers: [registry] });

export const actions = counter("actions_total", "Player actions received, by action", ["action"]);
export const drafts = counter("drafts_total", "Drafts handed to the database, by outcome", ["outcome"]);
export const publications = counter("publications_total", "Room states published by the workflows", []);
export const failedClaims = counter("failed_claims_total", "Wrong codes and secrets, by way in", ["way"]);

/** Registers a gauge whose value is read when somebody asks. */
export function gauge(name: string, help: string, read: () => number): void {
	new Gauge({
		name: `plotluck_${name}`,
		help,
		registers: [registry],
		collect() {
			this.set(read());
		},
	});
}
