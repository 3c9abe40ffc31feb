/** Returns rows as CSV (RFC 4180) with a head line of their keys. */
export function csvOf<Key extends string>(
	keys: readonly Key[],
	rows: readonly Record<Key, string | number | boolean | null>[],
): string {
	const lines = [keys, ...rows.map((row) => keys.map((key) => row[key]))];
	return lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

/**
 * Texts that a spreadsheet runs as a formula: a sign at the start, also after invisible characters,
 * and a control character at the start, because some programs split cells there.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-−@]|[\t\r\n])/u;

/**
 * Returns a cell in quotes. A text that a spreadsheet would run as a formula begins with an
 * apostrophe, because strangers write these texts.
 */
function cellOf(value: string | number | boolean | null): string {
	if (typeof value !== "string") return value === null ? "" : String(value);
	// Some spreadsheets treat full-width and small signs like the plain ones.
	const harmless = FORMULA.test(value.normalize("NFKC")) ? `'${value}` : value;
	return `"${harmless.replaceAll('"', '""')}"`;
}
