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
		heading: ["That's your line", "for today."],
		deal: "Tomorrow you can read how others went on, if you let them read yours.",
		share: "Share my card",
		whole: "Read the whole story",
	},
	consent: {
		label: "Let others read my line",
		text: "No names. Gone tomorrow at midnight (UTC).",
	},
	others: {
		heading: "Yesterday's others",
		text: "The same beginning, and other people said yes too:",
		nobody: "Nobody else left a line yesterday.",
		report: "Report",
		reportLine: (line: string) => `Report ${inQuotes(line)}`,
		reported: "Thank you. Nobody sees it any more.",
	},
	days: {
		heading: "Days you have written",
		text: "First lines that you have gone on from, on this device.",
		none: "None yet. A new first line waits on the home page every day.",
		wrote: (day: string) => `${day}: written`,
		earlier: "Earlier",
		later: "Later",
	},
});
