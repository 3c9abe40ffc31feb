/** A measured figure. */
export interface Figure {
	name: string;
	/** The requirement as text, or only the unit when there is none. */
	asked: string;
	/** The better value to aim at, or empty. */
	wished: string;
	/** In the unit of `asked`. */
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
		asked: `≤ ${limit} ${unit}`.trim(),
		wished: wish,
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
		asked: `≥ ${limit} ${unit}`,
		wished: wish,
		measured,
		floor: floor ?? null,
		reached: measured >= limit,
	};
}

/** Returns a figure without a requirement. */
export function told(name: string, unit: string, measured: number, { floor }: Beside = {}): Figure {
	return { name, asked: unit, wished: "", measured, floor: floor ?? null, reached: null };
}

/** Returns the exit code of a bench: 1 when a figure does not reach its requirement. */
export const exitCodeOf = (figures: readonly Figure[]): number =>
	figures.some(({ reached }) => reached === false) ? 1 : 0;

/** Returns the figures so that those without a value miss no requirement, except on Linux. */
export const withoutProc = (figures: readonly Figure[], platform = process.platform): Figure[] =>
	figures.map((figure) =>
		platform !== "linux" && Number.isNaN(figure.measured) ? { ...figure, reached: null } : figure,
	);

function shown(value: number | null): string {
	if (value === null) return "";
	if (Number.isNaN(value)) return "none";
	return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

/** Returns the figures as a table. */
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
