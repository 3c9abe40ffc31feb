import { isolating } from "../../isolating.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords = isolating({
	ask: {
		title: "Shall we call you?",
		text: "It may be hours until it is your turn again. This device can say so, also while the page is closed.",
		yes: "Yes, tell me",
		no: "No, thanks",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Want to be told when it is your turn?",
		text: "An iPhone takes messages only from pages on its home screen: press Share, then “Add to Home Screen”, and open the room from there.",
		ok: "Got it",
	},
	sheet: {
		on: "Messages about this game",
		hint: "At most three a day, with the code of the room and no text of a story.",
		kinds: {
			turn: "It is my turn",
			hurry: "Three hours left",
			reading: "The reading is open",
			results: "The results are in",
			nudge: "The host nudges me",
		},
		quiet: "Quiet hours",
		quietHint: "What comes up then waits for the morning.",
		from: "From",
		until: "Until",
		hour: (hour: number) => `${hour}:00`,
		none: "none",
	},
	denied:
		"The browser does not let this page send messages. Its settings for this site can change that.",
	failed: "That did not work. Please try again later.",
});
