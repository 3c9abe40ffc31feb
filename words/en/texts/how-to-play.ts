import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "How to play",
	heading: "How to play",
	description:
		"How a round of Plotluck goes: bring a character, write your part, pass the pen, read what became of everyone.",
	lead: "Bring characters, pass the pen, read the damage. A game takes ten minutes to an hour, depending on how many of you there are and how hungry you are.",
	contents: true,
	sections: [
		{
			heading: "Quick start",
			blocks: [
				[
					"One of you creates a game and reads out four letters. The others enter them.",
					"Everyone brings characters: film stars, wizards, the neighbour’s cat.",
					"You get dealt other people’s characters and choose who your story is about.",
					"You write the first part. When the clock runs out, your story moves on, and you carry on someone else’s.",
					"At the end each story comes home to the player who started it. They give it a title.",
					"You read everything together, put stickers on the good lines, and vote for the awards.",
				],
			],
		},
		{
			heading: "What you need",
			blocks: [
				"A browser each; a phone does nicely. Nothing to install and no account. Two can play, but two can’t hold a vote: for a real winner you need three. A room seats twelve writers, or up to thirty-two if the house rules say so, and three hundred more can watch.",
				"If you’re all in one room, open /tv on the television and type the code. If you’re not, call each other: half the fun is hearing the others read.",
			],
		},
		{
			heading: "Streamer guide",
			blocks: [
				"Before you go live. Make your profile first, so the form isn’t your opening scene. Then think about the four letters: anyone who can read them can try the door.",
				[
					"Hide the code. Press it in the lobby or in the header, or use the switch on the page where codes are entered. It stays hidden until you show it.",
					"Put the overlay into your scene: a browser source with the address /tv?overlay=1&code= and the code. It shows what’s being read, the stickers and the awards on a transparent page. In an 18+ room it shows only the code, until you allow more at your desk.",
					"Lock the room once your writers have sat down. No one new gets in, and people who have a seat can still come back to it.",
					"Remove people if you must. They can’t get back into that room, not even under another name, unless you let them. You can also stop the throwing, for one person or for everyone.",
				],
				"Your viewers. They can join as audience until the voting starts, even in the middle of a game. They read, react and vote; their stickers count as much as yours; they never hold up the game, and they can’t write in it. There’s room for three hundred.",
				"What gets read aloud. Switch moderation on if you don’t know everyone. Players can flag parts, and you see all stories and flags before anyone reads. What you black out stays black, in downloads too. A room for all ages keeps the spicy prompts out. What people write is up to them, so read a line ahead of your voice.",
				"Pace. “Read it together” turns the pages on every screen with yours. Pause stops every clock when the doorbell rings. One more minute is one more minute. For a fast show take the sonic or lightning speed and three parts; for a slow one, no timer at all.",
			],
		},
		{
			heading: "FAQ",
			blocks: [
				{
					ask: "My phone died.",
					answer:
						"Come back to the same address on the same device. Your seat, your text and your turn are still there.",
				},
				{
					ask: "I opened the game in two tabs.",
					answer: "The newer tab has the seat. The older one offers to take it back.",
				},
				{
					ask: "Can I change my text after pressing done?",
					answer:
						"Yes. Start typing and you’re not done any more. Once everyone’s done, the part closes.",
				},
				{
					ask: "Someone left.",
					answer: "Their stories stay in the game, and their turns go to the next writer.",
				},
				{
					ask: "The host left.",
					answer: "After a minute the crown moves to the player who’s been there longest.",
				},
				{
					ask: "Can I join late?",
					answer:
						"As audience, yes, until the voting starts. To play, you have to be in before the start.",
				},
				{
					ask: "I’m under 18.",
					answer: "You’re welcome in every all-ages room. Rooms marked 18+ won’t let you in.",
				},
				{
					ask: "Why was my character’s name refused?",
					answer:
						"There’s a word in it that this game won’t take. You’ll see which name it was. Try another one; nothing else is lost.",
				},
				{
					ask: "How long do we have to read?",
					answer:
						"Two hours. Once half the players have finished, the others get three more minutes.",
				},
				{
					ask: "Where do the stories go?",
					answer:
						"Download them at the results as pictures or texts, share one by a link that lives for a day, or keep it in your library. A day after the results the server forgets the rest.",
				},
				{
					ask: "What’s my rank?",
					answer:
						"It counts the stories you’ve written in while signed in. Ten make two stars, and 250 make you a sovereign wordsmith.",
				},
				{
					ask: "Do I need an account?",
					answer:
						"Not to play. With one you get a rank, a library for the stories you keep, and your own prompt packs.",
				},
				{
					ask: "What do supporters get?",
					answer:
						"Seven more prompt packs, all themes and faces, the zine, and no adverts. When the host is a supporter, the whole table plays with the packs.",
				},
				{
					ask: "Can I play alone?",
					answer: "Yes: choose Solo. You write every part yourself, with prompts to trip you up.",
				},
			],
		},
		{
			heading: "The long guide",
			blocks: [
				"The modes.",
				[
					"Pass the pen: characters from everyone, dealt at random.",
					"One true pairing: you name the pair your story is about.",
					"About you: the players themselves are the characters.",
					"Missing history: you only see the part before yours.",
					"Solo: one player, one story.",
				],
				"The lobby. The person who opened the room wears the crown. They start the game, they can remove people and let them back in, and they can pass the crown on. House rules can change until the start. Tap your own face to hop, and a friend’s to throw something soft at them.",
				"The big screen. /tv with the code shows the room on a television, without a seat: up to four screens, and one more for the host. It plays the show: the curtain, the parts, the awards. Your phones do the rest.",
				"Characters. Type a name into each field. No name goes in twice, unless the house rules allow doubles. If you run out of time, we fill in the missing names.",
				"Picking a cast. From the characters you were dealt, tick the ones your story needs. Tick too many, and the one you ticked first gets up and leaves.",
				"Writing. You see what was written before you, who the story is about, and the clock. Everything’s saved as you type, even when your train goes through a tunnel. Slide the switch when you’re done; typing again takes that back. When everyone’s done, the game moves on early. If there’s a lot to read first, you get some extra time for it.",
				"Prompts. Out of ideas? The prompt button hands you one. Some rooms give everyone prompts from the start. Don’t like one? You can swap one per part.",
				"Titles. Your own story comes back with other people’s fingerprints all over it. Sixty characters to sum that up.",
				"Moderation. If the room has it, the host looks at flagged parts now and can black them out. Everyone else stretches.",
				`Reading. Walk through the stories and react: ${counted(LIMITS.emojis)} stickers, one press each. Every story but your own needs at least one sticker from you before you can go on. When the host turns the pages for everyone, tap a sentence to put your marker on it: marked lines are quoted later.`,
				"Awards. One vote for each award. You can’t vote for the story you started.",
				"Results. The podium, the stories, who used the most words, and whose characters found the most work. Then maybe another round: the room, the code and the house rules stay.",
			],
		},
		{
			heading: "Points",
			blocks: [
				[
					`Each sticker is worth ${LIMITS.pointsPerReaction} points to the writer of that part and to the story: up to ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} from one reader for one part.`,
					"Each award is worth 1,000 points. Some go to everyone who wrote in the story, some to just one writer. Ties split the points.",
					"Players with equal points share a place.",
				],
			],
		},
		{
			heading: "How to be good at it",
			blocks: [
				[
					"Say yes to what’s there. The horse is a lawyer now; fine.",
					"Leave something open at the end of your part. The next writer needs a door.",
					"Write for the ear. Someone’s going to read it aloud.",
					"If you’ve got nothing, describe what’s on the table, and then let it move.",
					"Be kind to the person who started the story. They get it back.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Code of conduct" },
		{ to: "/play", label: "Play" },
	],
} satisfies PageText;
