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
			text: "It waited too long, or came from somewhere else. Nothing is lost: close this window and start again.",
			toProfile: "To your profile",
		},
		busy: {
			title: "A queue at the door",
			toHome: "To the first page",
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
		test: "This chat is connected. Whose turn it is, what was handed in and when the reading opens will be told here.",
		everybody: "all of you",
		/** With names, and the number of further ones. */
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, many(more, "other")] : names),
		/** With `listed` or `everybody`, and the time at which it ends, if it has one. */
		turn: (who: string, until: string | null) =>
			until ? `Your turn, ${who}: until ${until}` : `Your turn, ${who}`,
		handedIn: (name: string, words: number) => `${name} handed in, ${many(words, "word")}`,
		/** Parts whose writers are secret, or of which there are too many. */
		parts: (count: number) =>
			count === 1 ? "A part was handed in" : `${grouped(count)} parts were handed in`,
		/** With the time at which it ends, if it has one, and a link. */
		reading: (until: string | null, link: string) =>
			`The reading is open${until ? ` until ${until}` : ""}: ${link}`,
		results: (link: string) => `The results are in: ${link}`,
	}),
	calendar: {
		/** The titles of events, with the room's code. */
		turn: (code: string) => `Your turn ends (Plotluck, ${code})`,
		reading: (code: string) => `The reading ends (Plotluck, ${code})`,
		results: (code: string) => `The results are in (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "Your turn", text: (code: string) => `Room ${code} waits for you.` },
		hurry: {
			title: (hours: number): string => (hours === 1 ? "One hour left" : `${hours} hours left`),
			text: (code: string) => `Room ${code} still waits for you.`,
		},
		reading: {
			title: "The reading is open",
			text: (code: string) => `The stories of room ${code} are written. Come and read them.`,
		},
		results: {
			title: "The results are in",
			text: (code: string) => `See how it ended in room ${code}.`,
		},
		nudge: {
			title: "A nudge from the host",
			text: (code: string) => `Room ${code} cannot go on without you.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Time until ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, the party game of shared stories",
			text: documentWords.description,
			picture: "A cooking pot with a pencil in it, and five cartoon characters who want to write",
		},
		invitation: {
			title: "Come and write with us",
			text: "Bring a character, swap the pen with your friends, read what became of everybody. No app, no account.",
		},
		story: {
			title: "A shared story",
			text: "Several people wrote this, one after the other. None of them is sorry.",
			picture: "A fox and a potato write a story on two sheets of paper",
		},
		storyPicture: "The title, a line and the writers of a story",
	},
	descriptions: {
		"/blog": "News from the kitchen: what changed in Plotluck, and why.",
		"/supportus": "Ways to keep the pot of Plotluck boiling.",
		"/supporter": "What supporters of Plotluck get, and what it costs.",
		"/bugreport": "Something in Plotluck is broken? Tell us here.",
		"/drawing": "A doodle pad for the minutes between two chapters.",
	},
};
