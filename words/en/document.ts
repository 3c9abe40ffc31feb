/** The texts of a page's document, which are there before any script. */
export const documentWords = {
	description:
		"A party game for your browser: bring a character, swap the pen with your friends, read what became of everybody.",
	noscript: "Plotluck is a game that runs in your browser: please allow JavaScript for it.",
};
