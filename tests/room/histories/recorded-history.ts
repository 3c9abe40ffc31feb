import type { Temporal } from "../../support/temporal.ts";

/**
 * A history as a file: one event per line, with readable payloads. Not in the SDK's format, because
 * that fails when several copies of protobufjs are installed; the worker also accepts plain
 * objects.
 */
export type History = Awaited<ReturnType<Temporal["historyOf"]>>;

/** Returns the history as text, without names of the recording machine. */
export function recordedHistory({ events }: History): string {
	return `[\n${(events ?? []).map((event) => JSON.stringify(plain(event))).join(",\n")}\n]\n`;
}

export function readHistory(text: string): History {
	return {
		events: JSON.parse(text, (_key, value) =>
			isBytes(value) ? Buffer.from(value.utf8, "utf8") : value,
		),
	} as History;
}

const isBytes = (value: unknown): value is { utf8: string } =>
	typeof value === "object" && value !== null && "utf8" in value;

function plain(value: unknown): unknown {
	if (value instanceof Uint8Array) return { utf8: Buffer.from(value).toString("utf8") };
	if (typeof value === "string") return value.includes("@") ? "recorded" : value;
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(plain);
	if ("toNumber" in value && typeof value.toNumber === "function") return value.toNumber();
	const isEmpty = (inner: unknown) =>
		inner === null || inner === undefined || (Array.isArray(inner) && inner.length === 0);
	const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
	return Object.fromEntries(entries.map(([name, inner]) => [name, plain(inner)]));
}
