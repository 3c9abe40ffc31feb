import { isolating } from "../../isolating.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating({
	night: "The story of the night",
	writtenBy: "Written by",
	nobody: "someone",
	contents: "Contents",
	cover: "Cover",
	casts: "The casts",
	noCast: "No one in particular",
	startedBy: "Started by",
	awards: "The awards",
	undecided: "No one could decide.",
	quotes: "Worth quoting",
	from: "from",
	people: "The usual suspects",
	numbers: "The numbers",
	category: "Category",
	result: "Result",
	colophon: "Colophon",
	made: (stories: number, date: string, clock: boolean) =>
		`This book holds ${counted(stories)} ${stories === 1 ? "story" : "stories"}, written with Plotluck on ${date}, one part at a time${clock ? ", against the clock" : ""}.`,
	address: (site: string) => `Write your own: ${site}`,
	rights: "The stories belong to the people who wrote them.",
	fonts:
		"Set in Lilita One and Literata, which are under the SIL Open Font License 1.1. The small pictures are Fluent Emoji by Microsoft, under the MIT License.",
});
