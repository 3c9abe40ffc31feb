import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { withinSecond } from "./health/within-second.ts";
import type { ErrorCode } from "./refusals.ts";

/** The metrics of GET /metrics (docs/hosting.md "Metrics"). */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/**
 * Returns the function that counts one label value. It caches the label's children, because looking
 * one up costs more than counting. The values of `fromZero` are there before they are counted,
 * because Prometheus sees no increase in a counter that begins at one.
 */
function counter(
	name: string,
	help: string,
	label: string,
	fromZero: readonly string[] = [],
): (value: string) => void {
	const all = new Counter({
		name: `plotluck_${name}`,
		help,
		labelNames: [label],
		registers: [registry],
	});
	for (const value of fromZero) all.inc({ [label]: value }, 0);
	const children = new Map<string, { inc(): void }>();
	return (value) => {
		const child = children.get(value) ?? all.labels(value);
		children.set(value, child);
		child.inc();
	};
}

export const countAction = counter("actions_total", "Player actions received, by action", "action");
const actionSeconds = new Histogram({
	name: "plotluck_action_seconds",
	help: "Seconds from reading an action until its outcome is sent to all viewers",
	buckets: [0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30],
	registers: [registry],
});
export const countDraft = counter(
	"drafts_total",
	"Drafts handed to the database, by outcome",
	"outcome",
);
/** What can become of a message to a device (docs/hosting.md "Metrics"). */
const PUSH_OUTCOMES = ["sent", "late", "refused", "gone", "dropped"] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];
export const countPushMessage: (outcome: PushOutcome) => void = counter(
	"push_messages_total",
	"Messages to devices, by outcome",
	"outcome",
	PUSH_OUTCOMES,
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
/** The refusals that are no fault of the client, for which an alert of deploy/prometheus looks. */
export const SERVER_FAULTS: ErrorCode[] = [
	"failed",
	"notKept",
	"engineAway",
	"serverFull",
	"signInAway",
	"checkoutAway",
];
export const countErrorCode = counter(
	"errors_total",
	"Calls and messages that were refused or failed, by code",
	"code",
	SERVER_FAULTS,
);
export const countFailedClaim = counter(
	"failed_claims_total",
	"Wrong codes and secrets, by way in",
	"way",
);

/** Records an action whose outcome has just been sent, and that arrived at `received` (monotonic ms). */
export function recordAction(received: number): void {
	actionSeconds.observe((performance.now() - received) / 1000);
}

/**
 * Registers a gauge that is read for each GET /metrics; a later one with the same name replaces it.
 * A gauge that has no value, or cannot be read within a second, is absent, so that the others are
 * served.
 */
export function gauge(
	name: string,
	help: string,
	read: () => number | null | Promise<number | null>,
): void {
	registry.removeSingleMetric(`plotluck_${name}`);
	new Gauge({
		name: `plotluck_${name}`,
		help,
		registers: [registry],
		async collect() {
			const value = await withinSecond(read);
			if (value === null) this.remove();
			else this.set(value);
		},
	});
}

/** Registers a gauge like `gauge` with one value for each value of a label. */
export function gaugeByLabel<Label extends string>(
	name: string,
	help: string,
	label: Label,
	read: () => Promise<[labelValue: string, value: number][]>,
): void {
	registry.removeSingleMetric(`plotluck_${name}`);
	new Gauge({
		name: `plotluck_${name}`,
		help,
		labelNames: [label],
		registers: [registry],
		async collect() {
			const values = await read();
			this.reset();
			for (const [labelValue, value] of values) this.labels(labelValue).set(value);
		},
	});
}
