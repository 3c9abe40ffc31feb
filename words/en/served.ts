import { isolating } from "../isolating.ts";
import { documentWords } from "./document.ts";
import { grouped, listed, many } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords = {
	signIn: {
		stale: {
			title: "That sign-in went stale",
			text: "It waited too long, or came from somewhere else. Nothing’s lost: close this window and start again.",
			toProfile: "To your profile",
		},
		busy: {
			title: "A queue at the door",
			toHome: "To the home page",
		},
		out: {
			title: "Signing out",
			ask: "Sign out?",
			button: "Sign out",
			stay: "Stay signed in",
		},
	},
	chat: isolating({
		/** The first line of each message, with the room's code. */
		room: (code: string) => `Plotluck, room ${code}`,
		test: "Connected! I’ll say whose turn it is, what’s been handed in and when it’s time to read.",
		everybody: "all of you",
		/** With names, and the number of further ones. */
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, many(more, "other")] : names),
		/** With `listed` or `everybody`, and the time at which it ends, if it has one. */
		turn: (who: string, until: string | null) =>
			until ? `Your turn, ${who}: until ${until}` : `Your turn, ${who}`,
		handedIn: (name: string, words: number) => `${name} handed in ${many(words, "word")}`,
		/** Parts whose writers are secret, or of which there are too many. */
		parts: (count: number) =>
			count === 1 ? "A part was handed in" : `${grouped(count)} parts were handed in`,
		/** With the time at which it ends, if it has one, and a link. */
		reading: (until: string | null, link: string) =>
			`It’s time to read${until ? ` (until ${until})` : ""}: ${link}`,
		results: (link: string) => `The results are in: ${link}`,
	}),
	calendar: {
		/** The titles of events, with the room's code. */
		turn: (code: string) => `Your turn ends (Plotluck, ${code})`,
		reading: (code: string) => `Reading ends (Plotluck, ${code})`,
		results: (code: string) => `The results are in (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "Your turn", text: (code: string) => `Room ${code} is waiting for you.` },
		hurry: {
			title: (hours: number): string => (hours === 1 ? "One hour left" : `${hours} hours left`),
			text: (code: string) => `Room ${code} is still waiting for you.`,
		},
		reading: {
			title: "It’s time to read",
			text: (code: string) => `The stories in room ${code} are written. Come and read them.`,
		},
		results: {
			title: "The results are in",
			text: (code: string) => `See how it ended in room ${code}.`,
		},
		nudge: {
			title: "A nudge from the host",
			text: (code: string) => `Room ${code} can’t go on without you.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `You have until ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, the party game of shared stories",
			text: documentWords.description,
			picture: "A cooking pot with a pencil in it, and five cartoon characters who want to write",
		},
		invitation: {
			title: "Come and write with us",
			text: "Bring a character, pass the pen round, read what became of everyone. No app, no account.",
		},
		story: {
			title: "A shared story",
			text: "Several people wrote this, one after the other. None of them are sorry.",
			picture: "A fox and a potato write a story on two sheets of paper",
		},
		storyPicture: "The title, a line and the writers of a story",
	},
	descriptions: {
		"/blog": "News from the kitchen: a made-up history of how three friends built Plotluck.",
		"/supportus": "Ways to keep Plotluck’s pot on the boil.",
		"/supporter": "What supporters of Plotluck get, and what it costs.",
		"/bugreport": "Something’s broken in Plotluck? Tell us here.",
		"/drawing": "A doodle pad for the minutes between two parts.",
	},
};
