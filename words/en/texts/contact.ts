import type { PageText } from "../../page-text.ts";

export default {
	title: "Contact",
	heading: "Contact",
	description: "How to reach the people behind Plotluck.",
	lead: "Anyone can run a Plotluck. The people to talk to about this one are the people who gave you its address.",
	operator: true,
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
				"Try reloading the page first, though. Your seat and your text survive that.",
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
				"If you made your account here, you can change it, download all of it or delete it without asking anyone: go to your profile, then to the account page. If you sign in with someone else’s service, your password and your name live there, and you can do the same with what’s kept here. The privacy page says what’s kept and for how long. If it leaves you wondering, ask.",
			],
		},
		{
			heading: "Money",
			blocks: [
				"If you’ve paid and nothing has opened, refresh the page first. Still nothing? Tell us which account it was for and roughly when you paid. Never send a card number to anyone, us included.",
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
