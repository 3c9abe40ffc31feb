import type { PageText } from "../../page-text.ts";

export default {
	title: "Contact",
	heading: "Contact",
	description: "How to reach the people behind Plotluck.",
	lead: "Plotluck runs wherever someone starts it. The people behind this address are the people who gave it to you.",
	sections: [
		{
			heading: "Something broke",
			blocks: [
				"If you’re signed in, fill in the bug report: it asks for exactly what we need. If you’re not, these four things help more than anything else:",
				[
					"what you did, and what happened instead of what you expected;",
					"the room code and roughly when it was;",
					"the device and browser you used, and whether another one does it too;",
					"the words of the error, if there was one.",
				],
				"Before you go: reload the page. Your seat and your text survive that.",
			],
		},
		{
			heading: "Someone misbehaved",
			blocks: [
				"In the room, the host can remove a player and black out what they wrote. A shared story has a button that reports it. Afterwards tell the people who run this server, with the room code and the time. Do it within a day: after that the texts of a game are gone.",
			],
		},
		{
			heading: "Your account and your data",
			blocks: [
				"If your account was made on this server, you can change it, download all of it and delete it on the account page, which your profile leads to, without asking anyone. If you sign in with someone else’s service, your password and your name live there, and you can do the same with what’s kept here. The privacy page says what’s kept and for how long. Questions about it go the same way as everything else.",
			],
		},
		{
			heading: "Money",
			blocks: [
				"If you paid and nothing has opened, refresh the page first. Then write, from the account you paid for, roughly when it was. Never send a card number to anyone, us included.",
			],
		},
		{
			heading: "Just to say hello",
			blocks: ["Please do. Tell us the best line of your evening."],
		},
	],
	next: [
		{ to: "/bugreport", label: "Report a bug" },
		{ to: "/privacy", label: "Privacy" },
		{ to: "/codeofconduct", label: "Code of conduct" },
	],
	community: true,
} satisfies PageText;
