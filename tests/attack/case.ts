import type { Target } from "./target.ts";

/** The input of an attack case. */
export interface Context {
	target: Target;
	/** Whether the case runs in its small size, as in `npm test`. */
	small: boolean;
	seed: number;
}

export interface CaseResult {
	/** Measured values, by name. */
	figures: Record<string, string | number>;
	passed: boolean;
}

/** One way to hurt the server. */
export interface AttackCase {
	name: string;
	/** The requirement, as text. */
	asked: string;
	/** Set when the case takes too long for `npm test`. */
	onlyFull?: true;
	run(context: Context): Promise<CaseResult>;
}
