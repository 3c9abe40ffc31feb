import type { PageText } from "./page-text.ts";

export default {
	title: "Privacy policy",
	heading: "Privacy",
	lead: "We would rather not know. What the game needs to work is listed here.",
	sections: [
		{
			heading: "On your device",
			blocks: [
				"Your browser keeps your name, avatar, age answer, font and theme; the code of your last room and the secret that gives you your seat back; your last game settings; the sound switch; and text you typed that the server has not confirmed yet. Clearing the site's data in your browser removes all of it. There are no cookies for advertising or tracking.",
			],
		},
		{
			heading: "On the server",
			blocks: [
				[
					"Your name, your avatar and whether you are 18, for as long as your room exists. The record of the room that has your name in it is deleted within two hours after the room is gone.",
					"What you write, react to and vote for in a game. It is removed 24 hours after the results, and nothing of it stays on the disk.",
					"A story that one of you shares, for 24 hours; a story that you save to your account, until you delete it.",
					"Backups, if whoever runs this server makes any. They hold what there was when they were made.",
					"A counter of visits. It is one number and knows nobody.",
					"Your network address, for moments, to stop people from hammering the server.",
				],
				"Server logs note that things happened and when, not what you wrote.",
			],
		},
		{
			heading: "Who sees it",
			blocks: [
				"The people in your room see your name, your avatar and, when it is time to read, your parts. A link to a story that one of you shares can be opened by whoever has it. We sell nothing to anybody.",
			],
		},
		{
			heading: "Your say",
			blocks: [
				"Ask whoever runs this server to see or remove what it holds about you. Mostly it will be gone before the answer arrives.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Terms" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;
