import { isolating } from "../../isolating.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords = isolating({
	heading: "First line of the day",
	number: (day: number) => `no. ${day}`,
	start: "Keep going",
	terms: "Five minutes, on your own",
	written: "Written today.",
	next: (time: string) => `Next first line in ${time}.`,
	/** On the card and its picture. */
	card: (day: number) => `First line no. ${day}`,
	best: "Your best line",

	end: {
		heading: ["That’s your line", "for today."],
		deal: "Let others read yours, and tomorrow you can read theirs.",
		share: "Share my card",
		whole: "Read the whole story",
	},
	consent: {
		label: "Let others read my line",
		/** With the time at which it is deleted. */
		text: (time: string) => `No names, and only until ${time}.`,
	},
	others: {
		heading: "What others wrote yesterday",
		text: "Same beginning, different people:",
		nobody: "No one else left a line yesterday.",
		report: "Report",
		reportLine: (line: string) => `Report ${inQuotes(line)}`,
		reported: "Thank you. No one will see it any more.",
	},
	days: {
		heading: "Days you’ve written",
		text: "First lines you’ve continued on this device.",
		none: "None yet. There’s a new first line on the home page every day.",
		wrote: (day: string) => `${day}: written`,
		earlier: "Earlier",
		later: "Later",
	},
});
