/** The steps of the reveal in their order; there is one `award` step for each award. */
export type RevealStep = "opening" | "award" | "third" | "second" | "drum" | "winner";

/** The times of the reveal, in milliseconds. */
export const REVEAL_MS = {
	/** The length of each step. */
	opening: 1000,
	award: 6000,
	/** An award without votes. */
	undecided: 3000,
	third: 3000,
	second: 2000,
	drum: 3000,
	winner: 3000,
	/** The times within an award, from the start of its step. */
	line: 600,
	writer: 2500,
	voters: 3200,
	/** The delay between two voters. */
	voter: 120,
} as const;

/** A step of one room's reveal. */
export interface TimedStep {
	name: RevealStep;
	ms: number;
}

/** The stories that share a place on the podium, which is 1, 2 or 3. */
type Podium = ReadonlySet<number>;

/**
 * Returns the steps of a reveal; `votes` lists the number of votes for each award's winner, in
 * order.
 */
export function stepsOf(votes: readonly number[], places: Podium): TimedStep[] {
	const { award, undecided } = REVEAL_MS;
	const step = (name: Exclude<RevealStep, "award">): TimedStep => ({ name, ms: REVEAL_MS[name] });
	return [
		step("opening"),
		...votes.map((most): TimedStep => ({ name: "award", ms: most > 0 ? award : undecided })),
		...(places.has(3) ? [step("third")] : []),
		...(places.has(2) ? [step("second")] : []),
		step("drum"),
		step("winner"),
	];
}

/** Returns when a step begins, in milliseconds after the start of the reveal. */
export const offsetOf = (steps: readonly TimedStep[], step: number): number =>
	steps.slice(0, step).reduce((sum, { ms }) => sum + ms, 0);
