/** Returns everything in a history with decoded payloads, as the Temporal UI shows it. */
export function historyText(value: unknown): string {
	if (value instanceof Uint8Array) return Buffer.from(value).toString("utf8");
	if (typeof value !== "object" || value === null) return String(value);
	return Object.entries(value)
		.map(([key, inner]) => `${key}: ${historyText(inner)}`)
		.join("\n");
}
