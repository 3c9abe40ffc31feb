import { type Figure, shown } from "../figure.ts";

/** A figure with the cores that other programs used meanwhile. */
export type RecordedFigure = Omit<Figure, "wished" | "reached"> & { load: number };

/** What one run of the bench measured. */
export interface BenchRecord {
	/** Machine, date, commit and jobs, by name. */
	facts: Record<string, string>;
	figures: RecordedFigure[];
}

const HEADS = ["figure", "asked", "measured", "floor", "unit", "load"] as const;
const ABOUT = `# Figures of the bench

\`npm run stress -- bench --record\` writes this section, and \`--compare\` measures again and prints each figure beside it. \`floor\` is the same on a bare server, and \`load\` the cores that other programs used meanwhile.`;

/** Returns a record as the first section of docs/bench.md, which `recordOf` reads. */
export const pageOf = ({ facts, figures }: BenchRecord): string =>
	[
		ABOUT,
		markdownTable(["run", ""], Object.entries(facts)),
		markdownTable(
			HEADS,
			figures.map(({ name, asked, measured, floor, unit, load }) => [
				...[name, asked, shown(measured), shown(floor), unit, shown(load)],
			]),
		),
	].join("\n\n");

/** Reads a record from its page. Ignores later sections. */
export function recordOf(page: string): BenchRecord {
	const [, facts = "", figures = ""] = firstSection(page).split(/\n\n(?=\|)/);
	return {
		facts: Object.fromEntries(rowsOf(facts).map(([name = "", value = ""]) => [name, value])),
		figures: rowsOf(figures).map(([name = "", asked = "", measured, floor, unit = "", load]) => ({
			...{ name, asked, unit, floor: floor === "" ? null : Number(floor) },
			...{ measured: Number(measured), load: Number(load) },
		})),
	};
}

/** Returns the page with a new record and its later sections as they are. */
export const replaceRecord = (page: string, record: BenchRecord): string =>
	`${pageOf(record)}\n${page.slice(firstSection(page).length)}`;

const firstSection = (page: string): string => page.split(/(?=\n## )/, 1)[0] ?? "";

const markdownTable = (heads: readonly string[], rows: readonly string[][]): string =>
	[heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Returns the cells of a table below its head. */
const rowsOf = (table: string): string[][] =>
	table
		.trim()
		.split("\n")
		.slice(2)
		.map((line) =>
			line
				.slice(1, -1)
				.split("|")
				.map((cell) => cell.trim()),
		);
