/**
 * The steps of the reveal in their order; there is one `author` step for each guessed part, and one
 * `award` step for each award.
 */
export type RevealStep = "opening" | "author" | "award" | "third" | "second" | "drum" | "winner";

/** The times of the reveal, in milliseconds. */
export const REVEAL_MS = {
	/** The length of each step. */
	opening: 1000,
	/**
	 * An author, and all of them together. The face and those who found it appear at these parts of
	 * the step.
	 */
	author: { least: 1500, most: 4000, all: 18_000, face: 0.35, finders: 0.55 },
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
 * Returns the steps of a reveal; `authors` is the number of guessed parts, and `votes` lists the
 * number of votes for each award's winner, in order.
 */
export function stepsOf(authors: number, votes: readonly number[], places: Podium): TimedStep[] {
	const { award, undecided } = REVEAL_MS;
	const step = (name: Exclude<RevealStep, "author" | "award">): TimedStep => ({
		name,
		ms: REVEAL_MS[name],
	});
	return [
		step("opening"),
		...Array.from(
			{ length: authors },
			(): TimedStep => ({ name: "author", ms: authorMs(authors) }),
		),
		...votes.map((most): TimedStep => ({ name: "award", ms: most > 0 ? award : undecided })),
		...(places.has(3) ? [step("third")] : []),
		...(places.has(2) ? [step("second")] : []),
		step("drum"),
		step("winner"),
	];
}

/** Returns the length of the step of one of so many authors, in milliseconds. */
export function authorMs(authors: number): number {
	const { least, most, all } = REVEAL_MS.author;
	return Math.max(least, Math.min(most, Math.floor(all / authors)));
}

/** Returns when a step begins, in milliseconds after the start of the reveal. */
export const offsetOf = (steps: readonly TimedStep[], step: number): number =>
	steps.slice(0, step).reduce((sum, { ms }) => sum + ms, 0);
