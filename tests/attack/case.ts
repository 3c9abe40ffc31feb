import type { Target } from "./target.ts";

/** What a case of an attack works with. */
export interface Context {
	target: Target;
	/** In `npm test` a case is small. */
	small: boolean;
	seed: number;
}

export interface Outcome {
	/** What was measured, by name. */
	figures: Record<string, string | number>;
	passed: boolean;
}

/** One way to hurt the server. */
export interface AttackCase {
	name: string;
	/** What has to hold, in words. */
	asked: string;
	/** Takes too long for `npm test`. */
	onlyFull?: true;
	run(context: Context): Promise<Outcome>;
}
