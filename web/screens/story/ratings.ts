import type { Maturity } from "#game/settings.ts";
import { screenWords } from "#words/game/screens.ts";

/** The ratings as options of a form. */
export const RATINGS: { value: Maturity; label: string }[] = [
	{ value: "ALL_AGES", label: screenWords.rating.ALL_AGES },
	{ value: "MATURE", label: screenWords.rating.MATURE },
];

/** Returns the rating of a saved choice; null where nothing was chosen. */
export const ratingOf = (mature: boolean | undefined): Maturity | null =>
	mature === undefined ? null : mature ? "MATURE" : "ALL_AGES";
