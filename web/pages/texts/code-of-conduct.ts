import type { PageText } from "./page-text.ts";

export default {
	title: "Code of conduct",
	heading: "Code of conduct",
	lead: "Jan 2 2023. Silly is the point; cruel is not.",
	sections: [
		{
			heading: "Be good company",
			blocks: [
				"You write with people, about characters, in front of everybody. Tease the story, not the storyteller. If somebody at the table says a subject is too much for them, find another one: there are plenty.",
				[
					"No harassment, threats or stalking, in a story or around it.",
					"No hatred of people for where they come from, what they believe, whom they love, what they are or how their body works.",
					"No private facts about real people: addresses, phone numbers, anything you would not want read aloud about you.",
					"Nothing that is against the law where you or this server are.",
				],
			],
		},
		{
			heading: "What is never allowed",
			blocks: [
				"Sexual content involving characters under 16, or involving anybody who is shown or known as a child, whatever age the story claims. There is no joke, no setting and no room in which this is fine.",
				"Nor is content that encourages somebody to hurt themselves, or that recruits for violence.",
			],
		},
		{
			heading: "Ages",
			blocks: [
				"Players under 18 play in rooms for all ages. Say honestly how old you are: it decides which rooms let you in, and everybody at the table relies on it. In a room with younger players, keep every part fit for them.",
			],
		},
		{
			heading: "If somebody crosses the line",
			blocks: [
				"The host can ask a player to leave, and in rooms with moderation the host can strike out a part before anybody reads it. Every player can flag a part they did not write. And you can always leave: no game is worth a bad evening.",
				"Whoever runs this server may close rooms and keep people out who break these rules.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Contact" },
		{ to: "/howtoplay", label: "How to play" },
	],
} satisfies PageText;
