import type { PageText } from "./page-text.ts";

export default {
	title: "Contact",
	heading: "Contact",
	lead: "Plotluck runs wherever somebody starts it. The people behind this address are the people who gave it to you.",
	sections: [
		{
			heading: "Something broke",
			blocks: [
				"Tell whoever runs this server. These four things help more than anything else:",
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
			heading: "Somebody misbehaved",
			blocks: [
				"In the room, the host can remove a player and strike out what they wrote. Afterwards tell whoever runs this server, with the room code and the time. Do it within a day: after that the texts of a game are gone.",
			],
		},
		{
			heading: "Your data",
			blocks: [
				"The privacy page says what is kept and for how long. Questions about it go the same way.",
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacy" },
		{ to: "/codeofconduct", label: "Code of conduct" },
	],
} satisfies PageText;
