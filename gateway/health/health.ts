import { WIRE_LIMITS } from "../limits/wire.ts";
import { withinSecond } from "./within-second.ts";

/**
 * The state of a part of the server: whether it works, "slow" when it has just not responded within
 * a second, or the codes of rooms that need an operator.
 */
type Finding = boolean | "slow" | string[];

/** The check of each part of the server. A check that throws finds a broken part. */
export type Checks = Record<string, () => Promise<boolean | string[]> | boolean | string[]>;

export type Health = { ok: boolean } & Record<string, Finding>;

/** How often in a row each part was slow, and when that was counted last. */
type Slowness = Map<string, { times: number; at: number }>;

const slowness = new WeakMap<Checks, Slowness>();
const underWay = new WeakMap<Checks, Promise<Health>>();

/**
 * Returns the state of each part; `ok` is false when one is broken. Rooms do not make it false,
 * because a restart would not help them. A slow part does after three times in a row, because a
 * second of heavy requests should restart nothing. Calls at the same time share one check.
 */
export function health(checks: Checks): Promise<Health> {
	const running = underWay.get(checks) ?? stateOf(checks).finally(() => underWay.delete(checks));
	underWay.set(checks, running);
	return running;
}

async function stateOf(checks: Checks): Promise<Health> {
	const slow = slowness.get(checks) ?? new Map();
	slowness.set(checks, slow);
	const entries = await Promise.all(
		Object.entries(checks).map(
			async ([part, check]) => [part, judged(await findingOf(check), part, slow)] as const,
		),
	);
	const shown = entries.filter(([, finding]) => !Array.isArray(finding) || finding.length > 0);
	return { ok: entries.every(([, finding]) => finding !== false), ...Object.fromEntries(shown) };
}

/** Returns what a check finds; "slow" when it takes longer than a second. */
async function findingOf(check: Checks[string]): Promise<Finding> {
	const found = async () => check();
	return (await withinSecond(() => found().catch(() => false))) ?? "slow";
}

/** Returns false in place of "slow" for a part that was slow too often in a row. */
function judged(finding: Finding, part: string, slow: Slowness): Finding {
	if (finding !== "slow") {
		slow.delete(part);
		return finding;
	}
	const { times, at } = slow.get(part) ?? { times: 0, at: Number.NEGATIVE_INFINITY };
	const now = performance.now();
	// Not more often than monitors ask, because a stranger may ask ten times a second.
	if (now - at >= WIRE_LIMITS.slowCounted) slow.set(part, { times: times + 1, at: now });
	return (slow.get(part)?.times ?? 0) < WIRE_LIMITS.slowInRow ? finding : false;
}
