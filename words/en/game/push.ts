import { isolating } from "../../isolating.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords = isolating({
	ask: {
		title: "Want a ping when it’s your turn?",
		text: "It could be hours before you’re up again. This device can tell you, even with the page closed.",
		yes: "Yes, tell me",
		no: "No, thanks",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Want a ping when it’s your turn?",
		text: "An iPhone only takes messages from pages on its home screen: press Share, then “Add to Home Screen”, and open the room from there.",
		ok: "Got it",
	},
	sheet: {
		on: "Messages about this game",
		hint: "Three a day at most, with the room’s code and not a word of the stories.",
		kinds: {
			turn: "It’s my turn",
			hurry: "Three hours left",
			reading: "It’s time to read",
			results: "The results are in",
			nudge: "The host nudges me",
		},
		quiet: "Quiet hours",
		quietHint: "Anything that happens then can wait till morning.",
		from: "From",
		until: "Until",
		hour: (hour: number) => `${hour}:00`,
		none: "none",
	},
	denied:
		"Your browser won’t let this page send messages. You can change that in its settings for this site.",
	failed: "That didn’t work. Please try again later.",
});
