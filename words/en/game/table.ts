import { capital } from "../../capital.ts";
import { isolating } from "../../isolating.ts";
import { counted, listed, many } from "../grammar.ts";

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating({
	seats: "At the table",
	host: "Host",
	you: (name: string) => `${name}, you`,
	/** Under the own face where names are short. */
	me: "you",
	hop: "Hop",
	throwSomething: "Throw something soft",
	pokeSomebody: "Poke",
	justIn: (name: string) => `${name} just sat down`,

	tray: {
		label: "Things to throw",
		at: (name: string) => `Throw at ${name}:`,
		hint: (open: boolean) =>
			open
				? "Tap your own face to hop. Tap a friend’s to throw something soft."
				: "Tap yourself to hop.",
		watching: "Tap someone to throw something soft.",
		off: "The host has put your soft things away.",
		throw: (thing: string) => `Throw a ${thing}`,
		things: { heart: "heart", laugh: "laugh", fire: "flame", poop: "poop", wave: "wave" },
	},

	sparks: {
		somebody: "Someone",
		reactions: ["a prayer", "poop", "a zany face", "a heart", "fire", "a laugh", "a star"],
		/** The sentence for a reaction, by the reaction's number. */
		reacted: [
			"prayed",
			"said it with poop",
			"pulled a face",
			"loved it",
			"called it fire",
			"laughed",
			"gave it a star",
		],
		hopped: "hopped",
		bowed: "took a bow",
		waved: (atYou: boolean) => (atYou ? "waved at you" : "waved"),
		threw: (thing: string, atYou: boolean) => `threw ${thing}${atYou ? " at you" : ""}`,
		did: (name: string, others: number, deed: string) =>
			others === 0 ? `${name} ${deed}.` : `${name} and ${many(others, "other")} ${deed}.`,
	},

	poke: {
		peeking: (name: string) => `${name} is peeking`,
		hint: "Tap someone to poke them.",
		again: (time: string) => `Next poke in ${time}.`,
		felt: (name: string) => `${name} felt that.`,
		off: "The host has switched your pokes off.",
		wanted: "Let people poke me",
	},

	state: {
		done: "done",
		titled: "title’s in",
		asleep: "done, asleep",
		writing: "writing",
		busy: "busy",
		away: "away",
		awayFor: (time: string) => `away, ${time}`,
	},

	waiting: {
		/** The words of the heading before and on the marker. */
		pencils: (count: number): [string, string] =>
			count === 0
				? ["All done.", "Here it comes"]
				: [count === 1 ? "One pencil" : `${capital(counted(count))} pencils`, "still going"],
		still: (names: string[], deed: string) =>
			`${listed(names)} ${names.length === 1 ? "is" : "are"} ${deed}.`,
		manyStill: (count: number, deed: string) => `${capital(counted(count))} of them are ${deed}.`,
		writing: "writing",
		busy: "busy",
		manyOut: (count: number) =>
			`${capital(counted(count))} dropped off and may be back any second.`,
		out: (names: string[]) => `${listed(names)} dropped off and may be back any second.`,
		for: (names: string[]) => `Waiting for ${listed(names)}`,
		forMany: (count: number) => `Waiting for ${count} more`,
		nobody: "Everyone’s done. Here we go.",
		part: (n: number, of: number) => `Part ${n} of ${of}`,
		leftThem: "You left them with",
		clock: (name: string) => `${name} has the most time left`,
		yourClock: "You have the most time left",
		writeOn: "Keep writing",
		minute: "Add a minute",
		pause: "Pause",
		stories: "What’s cooking",
		untitled: "No title yet",
	},

	lobby: {
		atTable: (count: number) => `${count} at the table`,
		room: (free: number, watching: number) =>
			[
				free > 0 ? `room for ${free} more` : "full, friends can watch",
				...(watching > 0 ? [`${watching} watching`] : []),
			].join(", "),
		free: ["you?", "and you?"],
		type: "Point a camera here, or type",
		share: "Share link",
		hideCode: "Hide code",
		showCode: "Show code",
		tv: "Show this on the TV",
		start: (count: number) => `Open the book with ${count}`,
		startAlone: "Open the book",
		oneMore: "One more and we can start",
		rules: "House rules",
		changed: (chips: string[]) => `The rules have changed: ${chips.join(", ")}.`,
		otherRules: "other house rules",
		chips: {
			own: "Your own recipe",
			preset: (name: string, minutes: number | null) =>
				minutes === null ? `${name}, no timer` : `${name}, about ${minutes} min`,
			partEach: "a part for everyone",
			/** With the name of the speed. */
			each: (speed: string, seconds: number) =>
				`${speed}, ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`} each`,
			together: "read together",
			guide: (on: boolean) => (on ? "guide on" : "guide off"),
			moderated: "moderated",
			secret: "authors hidden",
			guess: "guess the author",
			alone: "no audience",
		},
	},
});
