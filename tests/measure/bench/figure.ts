/** A measured figure. */
export interface Figure {
	name: string;
	/** The requirement as text, or empty. */
	asked: string;
	/** The better value to aim at, or empty. */
	wished: string;
	/** The unit of all values, or empty. */
	unit: string;
	measured: number;
	/** The value of the floor (no engine, rules or REST), or null. */
	floor: number | null;
	/** Null without a requirement. */
	reached: boolean | null;
}

interface Beside {
	floor?: number;
	wished?: number;
}

/** Returns a figure that may be at most `limit`. */
export function atMost(
	name: string,
	limit: number,
	unit: string,
	measured: number,
	{ floor, wished }: Beside = {},
): Figure {
	const wish = wished === undefined ? "" : `≤ ${wished}`;
	return {
		name,
		asked: `≤ ${limit}`,
		wished: wish,
		unit,
		measured,
		floor: floor ?? null,
		reached: measured <= limit,
	};
}

/** Returns a figure that must be at least `limit`. */
export function atLeast(
	name: string,
	limit: number,
	unit: string,
	measured: number,
	{ floor, wished }: Beside = {},
): Figure {
	const wish = wished === undefined ? "" : `≥ ${wished}`;
	return {
		name,
		asked: `≥ ${limit}`,
		wished: wish,
		unit,
		measured,
		floor: floor ?? null,
		reached: measured >= limit,
	};
}

/** Returns a figure without a requirement. */
export function told(name: string, unit: string, measured: number, { floor }: Beside = {}): Figure {
	return { name, asked: "", wished: "", unit, measured, floor: floor ?? null, reached: null };
}

/** Returns the exit code of a bench: 1 when a figure does not reach its requirement. */
export const exitCodeOf = (figures: readonly Figure[]): number =>
	figures.some(({ reached }) => reached === false) ? 1 : 0;

/** Returns the figures so that those without a value miss no requirement, except on Linux. */
export const withoutProc = (figures: readonly Figure[], platform = process.platform): Figure[] =>
	figures.map((figure) =>
		platform !== "linux" && Number.isNaN(figure.measured) ? { ...figure, reached: null } : figure,
	);

/** Returns a value as it is printed: empty without one, and "none" when it cannot be measured. */
export function shown(value: number | null): string {
	if (value === null) return "";
	if (Number.isNaN(value)) return "none";
	return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

/** Returns the figures as a table. */
export const table = (figures: readonly Figure[]): string =>
	columns([
		["figure", "asked", "wished", "measured", "floor", "reached"],
		...figures.map(({ name, asked, wished, unit, measured, floor, reached }) => [
			...[name, `${asked} ${unit}`.trim(), wished, shown(measured), shown(floor)],
			reached === null ? "" : reached ? "yes" : "NO",
		]),
	]);

/** Returns rows of cells as text, with each column as wide as its longest cell. */
export function columns(rows: readonly string[][]): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => (row[column] ?? "").length)),
	);
	const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ");
	return rows.map((row) => line(row).trimEnd()).join("\n");
}
