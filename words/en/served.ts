import { documentWords } from "./document.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, and the descriptions of
 * pages by their path.
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
		"/howtoplay":
			"How a round of Plotluck goes: bring a character, write your part, pass the pen, read what became of everybody.",
		"/about": "Where Plotluck comes from: a writing game that friends made for friends.",
		"/contact": "How to reach the people behind Plotluck.",
		"/codeofconduct": "What we ask of everybody who writes with others in Plotluck.",
		"/terms": "The terms of service of Plotluck, in words that one can read.",
		"/privacy": "What Plotluck stores about you, for how long, and what it never stores.",
		"/blog": "News from the kitchen: what changed in Plotluck, and why.",
		"/supportus": "Ways to keep the pot of Plotluck boiling.",
		"/supporter": "What supporters of Plotluck get, and what it costs.",
		"/bugreport": "Something in Plotluck is broken? Tell us here.",
		"/drawing": "A doodle pad for the minutes between two chapters.",
	},
};
