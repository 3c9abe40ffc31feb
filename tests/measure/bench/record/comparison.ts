import { columns, shown } from "../figure.ts";
import type { BenchRecord } from "./page.ts";

/**
 * Returns the figures of two runs beside each other, with the quotient of now and then. Fails
 * nothing, because other machines and other loads have other figures.
 */
export function comparison(recorded: BenchRecord, now: BenchRecord): string {
	const before = new Map(recorded.figures.map((figure) => [figure.name, figure]));
	const rows = now.figures.map(({ name, unit, measured, load }) => {
		const then = before.get(name);
		const ratio = then && then.measured !== 0 ? measured / then.measured : Number.NaN;
		return [
			...[name, unit, shown(then?.measured ?? null), shown(measured)],
			Number.isNaN(ratio) ? "" : ratio.toFixed(2),
			...[shown(then?.load ?? null), shown(load)],
		];
	});
	const heads = ["figure", "unit", "recorded", "now", "ratio", "load then", "load now"];
	const facts = Object.entries(now.facts).map(([name, value]) => [
		...[name, recorded.facts[name] ?? "", value],
	]);
	return `${columns([["run", "recorded", "now"], ...facts])}\n\n${columns([heads, ...rows])}`;
}
