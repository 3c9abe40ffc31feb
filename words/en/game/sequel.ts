import { isolating } from "../../isolating.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords = isolating({
	start: "What happens next?",
	of: (title: string) => `The sequel to ${inQuotes(title)}`,
	/** Stands above the given part. */
	end: (title: string) => `How ${inQuotes(title)} ended`,
	read: "Read how it ended",
	/** Follows the names of the cast. */
	intro: "and this is what happens next.",
	/** Stands above the chapter of the sequel. */
	next: "What happens next",
	onlyEnd: "Only the ending is still here.",
	lobby: (names: readonly string[]) =>
		`Everyone carries on from its ending, with ${listed(names)}.`,
});
