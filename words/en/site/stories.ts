import { isolating } from "../../isolating.ts";

/** A story of three parts, and the ids of the characters who wrote them. */
interface Triple {
	writers: readonly [number, number, number];
	parts: readonly [string, string, string];
}

/** The texts of the story that writes itself at home. */
export const storyWords = isolating({
	heading: "One story, three culprits",
	now: "writing itself, right now",
	next: "Next story",
	starts: (name: string) => `${name} starts`,
	goesOn: (name: string) => `${name} carries on`,
	ends: (name: string) => `${name} has nine seconds left`,

	triples: [
		{
			writers: [7, 0, 8],
			parts: [
				"No one at the Ministry of Snacks had ever seen a wizard pay with exact change.",
				"…and that’s when the vending machine started to sing.",
				"It only knew one song, and it was about the wizard’s mother.",
			],
		},
		{
			writers: [9, 22, 2],
			parts: [
				"The detective arrived late, because the horse had wanted to drive.",
				"“The butler did it,” said the horse, who had never liked the butler.",
				"The butler sighed and handed back all eleven saddles.",
			],
		},
		{
			writers: [12, 4, 13],
			parts: [
				"On the third day at sea we ran out of biscuits, and the captain out of jokes.",
				"So we turned the ship around and asked the whale for both.",
				"The whale knew one joke. It lasts nine hours. We’re halfway through.",
			],
		},
		{
			writers: [1, 20, 11],
			parts: [
				"The haunted house had excellent reviews, all of them signed in ectoplasm.",
				"My grandmother gave it two stars: too warm, and the screaming was off key.",
				"She now runs the choir there. Every Tuesday the windows break in harmony.",
			],
		},
		{
			writers: [19, 10, 0],
			parts: [
				"It was love at first sight, which is rare among lighthouse keepers.",
				"They blinked at each other across the bay for forty years.",
				"Then someone built a bridge, and it turned out they were both taken.",
			],
		},
		{
			writers: [8, 16, 7],
			parts: [
				"The royal cook had one rule: never let the soup look back at you.",
				"That night the soup did more than look. It winked, and asked for the recipe.",
				"Long live the soup, first of its name, gently simmering.",
			],
		},
		{
			writers: [2, 17, 9],
			parts: [
				"Five raccoons in a coat applied for a job at the bank, and got it.",
				"The top one was promoted. The bottom one has asked for a union.",
				"No one noticed until the holiday, when they each took a different train.",
			],
		},
		{
			writers: [14, 21, 12],
			parts: [
				"The robot had been built to open jars, and dreamed of opera.",
				"At the audition it hit the high note, and every jar in town came open.",
				"The pickles wept. The critics, soaked in brine, stood and clapped.",
			],
		},
		{
			writers: [15, 3, 22],
			parts: [
				"Our town has a dragon, but only on weekdays and never before ten.",
				"The knights have complained in writing. The dragon has answered, in fire.",
				"They go bowling together on Fridays now. The dragon clears the pins.",
			],
		},
		{
			writers: [5, 18, 1],
			parts: [
				"The last library on Mars lends one book: a manual for a toaster.",
				"The queue is two years long, and everyone says the ending is worth it.",
				"I got it today. On the final page, someone has drawn the toast.",
			],
		},
		{
			writers: [6, 8, 15],
			parts: [
				"Agent Plum had a licence to kill, and nine parking tickets.",
				"The tenth was pinned to a bomb: pay within four minutes.",
				"She paid in three. The traffic warden closed the case, and his umbrella.",
			],
		},
		{
			writers: [13, 9, 20],
			parts: [
				"Every midnight the garden gnomes swap places, and we pretend not to see.",
				"Yesterday there was one more. It wears my father’s hat.",
				"Dad says the garden is quiet, and could we please bring a cushion.",
			],
		},
	] satisfies readonly Triple[],
});
