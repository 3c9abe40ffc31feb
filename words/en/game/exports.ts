import { capital } from "../../capital.ts";
import { isolating } from "../../isolating.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating({
	blank: "(left blank)",
	removed: "TEXT REMOVED",
	/** On the picture of the winner. */
	best: "Story of the night",
	with: "with",
	by: (name: string, part: string) => `${name}, ${part}`,
	continued: (by: string) => `${by}, continued`,
	startedBy: (name: string) => `Started by ${name}`,
	written: (date: string) => `Written with Plotluck on ${date}`,
	page: (n: number, of: number) => `page ${n} of ${of}`,
	rating: (mature: boolean) => (mature ? "18+" : "ALL AGES"),
	moreFaces: (count: number) => `+${count}`,
	matureText: "Its writers rated this story 18+.",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part: string, name: string) => `${capital(part)}: ${name}`,
});
