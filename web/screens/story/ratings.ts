import type { Maturity } from "#game/settings.ts";
import { screenWords } from "../../words/screens.ts";

/** The two ratings as a choice. */
export const RATINGS: { value: Maturity; label: string }[] = [
	{ value: "ALL_AGES", label: screenWords.rating.ALL_AGES },
	{ value: "MATURE", label: screenWords.rating.MATURE },
];
