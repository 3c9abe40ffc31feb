/** The texts of the left page of a story, on wide windows. */
export const spreadWords = {
	way: "Where the story is",
	now: "now",
	toCome: "still to come",
	you: "you",
} as const;
