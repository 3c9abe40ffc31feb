/** A figure that was measured; numbers in the unit that stands in `asked`. */
export interface Figure {
	name: string;
	/** What is asked for, in words; empty where it is only told. */
	asked: string;
	measured: number;
	/** The same job without engine, rules and REST; null where there is none. */
	floor: number | null;
	/** Null where nothing is asked. */
	reached: boolean | null;
}

/** A figure that may be at most `limit`. */
export const atMost = (name: string, limit: number, unit: string, measured: number, floor: number | null = null): Figure => ({
	name,
	asked: `≤ ${limit} ${unit}`,
	measured,
	floor,
	reached: measured <= limit,
});

/** A figure that has to be at least `limit`. */
export const atLeast = (name: string, limit: number, unit: string, measured: number, floor: number | null = null): Figure => ({
	name,
	asked: `≥ ${limit} ${unit}`,
	measured,
	floor,
	reached: measured >= limit,
});

/** A figure that is only told. */
export const told = (name: string, unit: string, measured: number, floor: number | null = null): Figure => ({
	name,
	asked: unit,
	measured,
	floor,
	reached: null,
});

const shown = (value: number | null): string =>
	value === null ? "" : Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

/** The table that people read. */
export function table(figures: readonly Figure[]): string {
	const rows = figures.map(({ name, asked, measured, floor, reached }) => [
		name,
		asked,
		shown(measured),
		shown(floor),
		reached === null ? "" : reached ? "yes" : "NO",
	]);
	const all = [["figure", "asked", "measured", "floor", "reached"], ...rows];
	const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
	return all
		.map((row) =>
			row
				.map((cell, i) => cell.padEnd(widths[i] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
