import type { Target } from "./target.ts";

/** The input of an attack case. */
export interface Context {
	target: Target;
	/** Whether the case runs in its small size, as in `npm test`. */
	small: boolean;
	seed: number;
}

/** A measured value, and whether it is what is asked. */
export interface Figure {
	value: string | number;
	holds: boolean;
}
export type Figures = Record<string, Figure>;

/** One way to hurt the server. It holds when all of its figures do. */
export interface AttackCase {
	name: string;
	/** The requirement, as text. */
	asked: string;
	/** Set when the case takes too long for `npm test`. */
	onlyFull?: true;
	run(context: Context): Promise<Figures>;
}

/** A figure that is only told. */
export const told = (value: string | number): Figure => ({ value, holds: true });

export const is = (
	value: string | number | boolean,
	wanted: string | number | boolean,
): Figure => ({ value: String(value), holds: value === wanted });

export const below = (value: number, limit: number): Figure => ({ value, holds: value < limit });

export const atMost = (value: number, limit: number): Figure => ({ value, holds: value <= limit });

/** A list of faults, which must be empty. */
export const none = (faults: readonly (string | number)[]): Figure => ({
	value: faults.join("; ") || "none",
	holds: faults.length === 0,
});

/** Returns the figures that do not hold, as text. */
export const brokenIn = (figures: Figures): string[] =>
	Object.entries(figures).flatMap(([what, { value, holds }]) => (holds ? [] : `${what} ${value}`));

/** Returns a result as lines of text. */
export function resultText({ name, asked }: AttackCase, figures: Figures): string {
	const broken = brokenIn(figures);
	return [
		`${broken.length === 0 ? "ok    " : "FAILED"}  ${name}`,
		`        asked     ${asked}`,
		`        measured  ${Object.entries(figures)
			.map(([what, { value }]) => `${what} ${value}`)
			.join(", ")}`,
		...(broken.length === 0 ? [] : [`        broken    ${broken.join(", ")}`]),
	].join("\n");
}
