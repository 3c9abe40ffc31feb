import type { PageText } from "./page-text.ts";

export default {
	title: "How to play",
	heading: "How to play",
	lead: "Bring characters, swap the pen, read the damage. A game takes twenty minutes to an hour, depending on how many you are.",
	contents: true,
	sections: [
		{
			heading: "In one minute",
			blocks: [
				[
					"One of you creates a game and reads out four letters. The others enter them.",
					"Everybody brings characters: film stars, wizards, the neighbour's cat.",
					"You get dealt other people's characters and choose who your story is about.",
					"You write the first part. When the clock runs out, your story moves on, and you continue somebody else's.",
					"At the end each story comes home to the player who began it. They give it a title.",
					"You read everything together, stick stickers on the good lines, and vote for the awards.",
				],
			],
		},
		{
			heading: "What you need",
			blocks: [
				"A browser each; a phone does nicely. Nothing to install and no account. Two can play, but with two there is nobody to hold a vote: from three up there is a real winner.",
				"If you sit in one room, show the code on a big screen. If you do not, call each other: half of the fun is hearing the others read.",
			],
		},
		{
			heading: "The long guide",
			blocks: [
				"The lobby. Whoever created the room wears the crown. They can start the game, and they can ask somebody to leave. The settings were chosen when the room was created and stay as they are.",
				"Characters. Type a name into each field. The same name twice is turned away unless the room allows it. If you run out of time, the missing names are filled in for you.",
				"Picking a cast. From the characters you were dealt, tick the ones your story needs. Tick too many, and the one you ticked first gets up and leaves.",
				"Writing. You see what was written before you, who the story is about, and the clock. Everything is saved while you type, also when your train goes through a tunnel. Slide the switch when you are done; typing again takes that back. When everybody is done, the game moves on early.",
				"Prompts. Out of ideas? The prompt button hands you one. Some rooms give prompts to everybody from the start.",
				"Titles. Your own story comes back with other people's fingerprints all over it. Sixty characters to sum that up.",
				"Reading. Walk through the stories and react: seven stickers, one press each. Everybody's work but your own needs at least one reaction from you before you can go on.",
				"Awards. One vote for each award. You cannot vote for the story you began.",
			],
		},
		{
			heading: "Points",
			blocks: [
				[
					"Each sticker is worth 100 points to the writer of that part and to the story: up to 700 from one reader for one part.",
					"Each award is worth 1000 points. Some go to everybody who wrote on the story, some to one writer only. A tie shares.",
					"Players with equal points share a place.",
				],
			],
		},
		{
			heading: "For streamers",
			blocks: [
				[
					"Hide the code: press it in the lobby, or use the switch on the page where codes are entered. It stays hidden until you show it.",
					"Viewers can join as audience until the voting starts, also while you are playing. They watch, react and vote; they never hold up the game.",
					"Switch moderation on if you do not know everybody: players can flag parts, and you see flagged parts before anybody reads them aloud.",
					"A room for all ages keeps the spicy prompts out. What people write is up to people.",
				],
			],
		},
		{
			heading: "Questions",
			blocks: [
				"My phone died. Come back to the same address on the same device and your seat, your text and your turn are still there.",
				"I opened the game in two tabs. The newer tab has the seat. The older one offers to take it back.",
				"Somebody left. Their stories stay in the game, and their turns go to the next writer.",
				"The host left. After a minute the crown moves to the player who has been there longest.",
				"Can I join late? As audience, yes, until the voting starts. As a player only in the lobby.",
				"I am under 18. You are welcome in every room that is for all ages. Rooms marked 18+ will not let you in.",
				"Where do the stories go? They can be downloaded at the results. A day later the server forgets them.",
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Code of conduct" },
		{ to: "/play", label: "Play" },
	],
} satisfies PageText;
