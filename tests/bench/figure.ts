/** A figure that was measured. */
export interface Figure {
	name: string;
	/** What is asked for, in words; a unit alone where the figure is only told. */
	asked: string;
	/** What would be better still; empty where nothing is wished. */
	wished: string;
	/** In the unit that stands in `asked`. */
	measured: number;
	/** The same job without engine, rules and REST; null where there is none. */
	floor: number | null;
	/** Null where nothing is asked. */
	reached: boolean | null;
}

interface Beside {
	floor?: number;
	wished?: number;
}

/** A figure that may be at most `limit`. */
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
		asked: `≤ ${limit} ${unit}`.trim(),
		wished: wish,
		measured,
		floor: floor ?? null,
		reached: measured <= limit,
	};
}

/** A figure that has to be at least `limit`. */
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
		asked: `≥ ${limit} ${unit}`,
		wished: wish,
		measured,
		floor: floor ?? null,
		reached: measured >= limit,
	};
}

/** A figure that is only told. */
export function told(name: string, unit: string, measured: number, { floor }: Beside = {}): Figure {
	return { name, asked: unit, wished: "", measured, floor: floor ?? null, reached: null };
}

function shown(value: number | null): string {
	if (value === null) return "";
	return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

/** The table that people read. */
export function table(figures: readonly Figure[]): string {
	const rows = figures.map(({ name, asked, wished, measured, floor, reached }) => [
		...[name, asked, wished, shown(measured), shown(floor)],
		reached === null ? "" : reached ? "yes" : "NO",
	]);
	const all = [["figure", "asked", "wished", "measured", "floor", "reached"], ...rows];
	const widths = (all[0] ?? []).map((_, column) =>
		Math.max(...all.map((row) => (row[column] ?? "").length)),
	);
	const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ");
	return all.map((row) => line(row).trimEnd()).join("\n");
}
