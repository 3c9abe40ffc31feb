import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "How to play",
	heading: "How to play",
	description:
		"How a round of Plotluck goes: bring a character, write your part, pass the pen, read what became of everybody.",
	lead: "Bring characters, swap the pen, read the damage. A game takes ten minutes to an hour, depending on how many you are and how hungry.",
	contents: true,
	sections: [
		{
			heading: "Quick start",
			blocks: [
				[
					"One of you creates a game and reads out four letters. The others enter them.",
					"Everybody brings characters: film stars, wizards, the neighbour's cat.",
					"You get dealt other people's characters and choose who your story is about.",
					"You write the first part. When the clock runs out, your story moves on, and you continue somebody else's.",
					"At the end each story comes home to the player who began it. They give it a title.",
					"You read everything together, put stickers on the good lines, and vote for the awards.",
				],
			],
		},
		{
			heading: "What you need",
			blocks: [
				"A browser each; a phone does nicely. Nothing to install and no account. Two can play, but with two there is nobody to hold a vote: from three up there is a real winner. A room has seats for twelve writers. An advanced rule makes that up to thirty-two, and three hundred more can watch.",
				"If you sit in one room, open /tv on the television and type the code. If you do not, call each other: half of the fun is hearing the others read.",
			],
		},
		{
			heading: "Streamer guide",
			blocks: [
				"Before you go live. Make your profile first, so that the form is not your opening scene. Then think about the letters: whoever can read them can try the door.",
				[
					"Hide the code. Press it in the lobby or in the header, or use the switch on the page where codes are entered. It stays hidden until you show it.",
					"Put the overlay into your scene: a browser source with the address /tv?overlay=1&code= and the code. It shows what is read, the stickers and the awards on a transparent page. In an 18+ room it shows only the code, until you allow more at your desk.",
					"Lock the room once your writers have sat down. Nobody new gets in, and people who have a seat can still come back to it.",
					"Show people out if you must. It holds for that room: the same person does not come back with another name, unless you let them back in. You can also stop the throwing, for one person or for everybody.",
				],
				"Your viewers. They can join as audience until the voting starts, also in the middle of a game. They read, react and vote; their stickers count as much as yours; they never hold up the game, and they cannot write into it. There is room for three hundred.",
				"What gets read aloud. Switch moderation on if you do not know everybody. Players can flag parts, and you see all stories and flags before anybody reads. What you black out stays black, in downloads too. A room for all ages keeps the spicy prompts out. What people write is up to people, so read a line ahead of your voice.",
				"Pace. “Read together” turns the pages of all screens with yours. Pause stops every clock when the doorbell rings. One more minute is one more minute. For a fast show take the sonic or lightning speed and three parts; for a slow one, no timer at all.",
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
						"Yes. Type again and done is taken back. When everybody is done at once, the part is closed.",
				},
				{
					ask: "Somebody left.",
					answer: "Their stories stay in the game, and their turns go to the next writer.",
				},
				{
					ask: "The host left.",
					answer: "After a minute the crown moves to the player who has been there longest.",
				},
				{
					ask: "Can I join late?",
					answer: "As audience, yes, until the voting starts. As a player only in the lobby.",
				},
				{
					ask: "I am under 18.",
					answer:
						"You are welcome in every room that is for all ages. Rooms marked 18+ will not let you in.",
				},
				{
					ask: "Why was my character's name refused?",
					answer:
						"There is a word in it that this game does not take. It says which name. Try another one; nothing else is lost.",
				},
				{
					ask: "How long do we have to read?",
					answer:
						"Two hours. From the moment half of the players have finished, the others get three more minutes.",
				},
				{
					ask: "Where do the stories go?",
					answer:
						"Download them at the results as pictures or texts, share one by a link that lives for a day, or save it to your account. A day after the results the server forgets the rest.",
				},
				{
					ask: "What is my rank?",
					answer:
						"It counts the stories you have written in while you were signed in. Ten make two stars, and 250 make you a sovereign wordsmith.",
				},
				{
					ask: "Do I need an account?",
					answer:
						"Not to play. With one you have a rank, a library of saved stories and prompt packs of your own.",
				},
				{
					ask: "What do supporters get?",
					answer:
						"Seven more prompt packs, all themes and avatars, the zine, and no adverts. When the host is a supporter, the whole table plays with the packs.",
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
					"Pass the pen: characters from everybody, dealt at random.",
					"One true pairing: you name the pair your story is about.",
					"About you: the players themselves are the characters.",
					"Missing history: you see only the part before yours.",
					"Solo: one player, one story.",
				],
				"The lobby. Whoever created the room wears the crown. They start the game, they can show somebody out and let them back in, and they can hand the crown on. The rules can be changed until the start. Tap your own sticker to hop, and a friend to throw something soft at them.",
				"The big screen. /tv with the code shows the room on a television, without a seat: up to four screens, and one more for the host. It plays the show: the curtain, the parts, the awards. Your phones stay in your hands for the rest.",
				"Characters. Type a name into each field. The same name twice is turned away unless the room allows it. If you run out of time, the missing names are filled in for you.",
				"Picking a cast. From the characters you were dealt, tick the ones your story needs. Tick too many, and the one you ticked first gets up and leaves.",
				"Writing. You see what was written before you, who the story is about, and the clock. Everything is saved while you type, also when your train goes through a tunnel. Slide the switch when you are done; typing again takes that back. When everybody is done, the game moves on early. If there is much to read first, you get some extra time for it.",
				"Prompts. Out of ideas? The prompt button hands you one. Some rooms give prompts to everybody from the start. One prompt of a part that you do not like can be swapped.",
				"Titles. Your own story comes back with other people's fingerprints all over it. Sixty characters to sum that up.",
				"Moderation. If the room has it, the host looks at flagged parts now and can black them out. Everybody else stretches.",
				`Reading. Walk through the stories and react: ${counted(LIMITS.emojis)} stickers, one press each. Every story but your own needs at least one sticker from you before you can go on. When the host turns the pages for everybody, tap a sentence to put your marker on it: marked lines are quoted later.`,
				"Awards. One vote for each award. You cannot vote for the story you began.",
				"Results. The podium, the stories, who used the most words, and whose characters found the most work. Then perhaps another round: the room, the code and the settings stay.",
			],
		},
		{
			heading: "Points",
			blocks: [
				[
					`Each sticker is worth ${LIMITS.pointsPerReaction} points to the writer of that part and to the story: up to ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} from one reader for one part.`,
					"Each award is worth 1,000 points. Some go to everybody who wrote on the story, some to one writer only. A tie shares.",
					"Players with equal points share a place.",
				],
			],
		},
		{
			heading: "How to be good at it",
			blocks: [
				[
					"Say yes to what is there. The horse is a lawyer now; fine.",
					"Leave something open at the end of your part. The next writer needs a door.",
					"Write for the ear. Somebody will read it aloud.",
					"If you have nothing, describe what is on the table, and then let it move.",
					"Be kind to the person who began the story. They get it back.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Code of conduct" },
		{ to: "/play", label: "Play" },
	],
} satisfies PageText;
