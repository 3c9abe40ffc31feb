import { isolating } from "../../isolating.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords = isolating({
	soFar: {
		open: "The game so far",
		loading: "The game so far is on its way.",
		missing: "The game so far did not load.",
		who: "Who is where",
		states: { done: "done", writing: "writes", busy: "at it", asleep: "asleep", gone: "has left" },
		days: "Day by day",
		nothing: "Nothing has been handed in yet.",
		/**
		 * A part, counted from 1. Without a name authors are secret, without words it is still open.
		 */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Somebody"} handed in part ${part}${words === null ? "" : `, ${many(words, "word")}`}`,
		own: "Your stories",
		ownNone: "The stories that you have written in appear here.",
		ownMissing: "Your stories did not load.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `The one with ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "You",
	},

	recap: {
		heading: "The days behind you",
		days: (count: number) => many(count, "day"),
		parts: (count: number) => many(count, "part"),
		words: (count: number) => many(count, "word"),
		/** With a time such as "2 d 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `The longest wait for a part was ${time}.`
				: `The longest wait was ${time}, for ${name}.`,
	},

	move: {
		open: "Continue on another device",
		text: "Scan this with your other device, or open the link there. It works once. Keep it to yourself: whoever opens it plays in your seat.",
		qr: "QR code of the link to your seat",
		/** With a time of day. */
		until: (time: string) => `It works until ${time}.`,
		hidden: "The code is hidden while you stream. Copy the link instead.",
		copy: "Copy the link",
		copied: "Copied",
		copyFailed: "It could not be copied",
		make: "Make a link",
		another: "Make another link",
		used: "The link was used. Was that not you? Then take your seat back.",
		over: "The link has expired.",
		devices: (count: number) =>
			count === 1
				? "One other device has got your seat from you."
				: `${count} other devices have got your seat from you.`,
		takeBack: "Take my seat back",
		sure: "End it everywhere else?",
		takenBack: "Only this device has your seat now.",
		cancel: "End the link",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continue here",
		heading: "Your seat moves with you",
		text: "You take the seat that you have on your other device, with all that you have written. The link works once.",
		go: "Continue here",
		failed: "That did not work",
		incomplete: "The link is not complete. Copy all of it, or scan the code again.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Nudge ${name}`,
			sure: (name: string) => `Nudge ${name} now?`,
			done: (name: string) => `${name} was nudged.`,
		},
		offer: {
			heading: "Free places",
			note: "The next newcomer takes over the story and the turns. What was written stays.",
			label: "Offer the place",
			sure: "Offer it now?",
			offered: "on offer",
		},
	},
});
