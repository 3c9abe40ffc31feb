/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords = {
	description:
		"A party game for your browser: bring a character, pass the pen round, read what became of everyone.",
	noscript: "Plotluck runs in your browser and needs JavaScript: please switch it on.",
	tooOld:
		"This browser is too old for Plotluck, which needs Chrome or Edge 111, Firefox 128, Safari 16.4, or anything newer.",
	manifest: {
		description: "A party game in the browser: friends write fan fiction together.",
		enter: "Enter game",
		create: "Create game",
	},
	signInWindow: {
		title: "Sign in",
		text: "One moment…",
	},
	offline: {
		title: "Offline",
		heading: "The line to the kitchen’s gone dead",
		text: "Either your device is offline, or the kitchen is. The pot is still warm.",
		keptHeading: "Your text is kept here.",
		keptText: "It’s on this device, and goes into the pot as soon as you’re back in your seat.",
		waiting: "This page is looking for a connection, and carries on as soon as there’s one.",
		again: "Try again",
	},
};
