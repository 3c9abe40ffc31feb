import { isolating } from "../../isolating.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords = isolating({
	soFar: {
		open: "The game so far",
		loading: "The game so far is on its way.",
		missing: "The game so far didn’t load.",
		who: "Who’s where",
		states: { done: "done", writing: "writing", busy: "busy", asleep: "asleep", gone: "left" },
		days: "Day by day",
		nothing: "Nothing handed in yet.",
		/**
		 * A part, counted from 1. Without a name authors are secret, without words it is still open.
		 */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Someone"} handed in part ${part}${words === null ? "" : `, ${many(words, "word")}`}`,
		own: "Your stories",
		ownNone: "Stories you’ve written in show up here.",
		ownMissing: "Your stories didn’t load.",
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
		text: "Scan this with your other device, or open the link there. It works once. Keep it to yourself: anyone who opens it plays in your seat.",
		qr: "QR code of the link to your seat",
		/** With a time of day. */
		until: (time: string) => `It works until ${time}.`,
		hidden: "The code’s hidden while you stream. Copy the link instead.",
		copy: "Copy the link",
		copied: "Copied",
		copyFailed: "Couldn’t copy it",
		make: "Make a link",
		another: "Make another link",
		used: "The link’s been used. Wasn’t you? Take your seat back.",
		over: "The link has expired.",
		devices: (count: number) =>
			count === 1
				? "Your seat is open on one other device."
				: `Your seat is open on ${count} other devices.`,
		takeBack: "Take my seat back",
		sure: "Close it everywhere else?",
		takenBack: "Only this device has your seat now.",
		cancel: "Cancel link",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continue here",
		heading: "Your seat moves with you",
		text: "You’ll have the same seat as on your other device, with everything you’ve written. The link works once.",
		go: "Continue here",
		failed: "That didn’t work",
		incomplete: "Part of the link is missing. Copy all of it, or scan the code again.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Nudge ${name}`,
			sure: (name: string) => `Nudge ${name} now?`,
			done: (name: string) => `${name} got a nudge.`,
		},
		offer: {
			heading: "Free seats",
			note: "The next person through the door takes over the story and the turns. What’s written stays.",
			label: "Offer the seat",
			sure: "Offer it now?",
			offered: "up for grabs",
		},
	},
});
