import { quoter } from "../quoter.ts";

/** Puts a line into quotation marks. */
export const inQuotes = quoter({
	straight: ["“", "”"],
	outer: ["“", "”"],
	inner: { "“": "‘", "”": "’", "„": "‚", "«": "‹", "»": "›" },
	after: "([—–-…‘",
});
