import type { PageText } from "../../page-text.ts";

export default {
	title: "About",
	heading: "About Plotluck",
	description: "Where Plotluck comes from: a writing game that friends made for friends.",
	lead: "A potluck of plots: everybody brings something, nobody knows what dinner will be.",
	sections: [
		{
			heading: "Where it comes from",
			blocks: [
				"There is an old parlour game: write a line, fold the paper, pass it on. At the end somebody unfolds it and nobody can read for laughing. Three of us played it on a napkin while we waited for a late train, in the spring of 2021. The napkin ran out before the story did.",
				"So we built a longer napkin. Plotluck is that piece of paper with room for whole paragraphs, a clock, and a cast you would never have invited yourself. First it had a timer and coloured circles. Then it had a ghost, because a ghost is a circle that gave up, and after the ghost there was no holding back.",
				"It is made for people who say they cannot write. You have three minutes, a wizard, a photocopier, and a story that somebody else has already ruined. Nobody has ever failed at that.",
			],
		},
		{
			heading: "Why fan fiction",
			blocks: [
				"Because it is the friendliest kind of writing there is. You need no permission and no plan, only two characters and the words “what if”. What if the villain had a library card? What if the lighthouse answered? Everybody at the table knows somebody worth borrowing: a film star, a knight, the neighbour's cat.",
				"The characters on our stickers are our own. The ones in the stories are whoever you bring. They belong to the people who made them up, and they are here as guests, for fun.",
			],
		},
		{
			heading: "What it is like",
			blocks: [
				"Paper, ink and marker pen. Loud in the lobby, quiet while people write, loud again when they read. You can play without an account, without paying and without installing anything, and an evening with friends will always be all there.",
				"We keep the lights on with people who like it enough to become supporters. They get more prompts, more colours, shinier stickers and a zine of eighty-two pages. They do not get more points.",
			],
		},
		{
			heading: "What we learnt on the way",
			blocks: [
				[
					"People need less time to write than they think, and much more to read.",
					"A button that can be taken back is pressed twice as gladly.",
					"Strangers need somebody who watches. We once had public lobbies, and closed them again.",
					"A story does not have to be kept for ever to have been good.",
					"If you draw an armpit, somebody will love it.",
				],
				"The long version, with all the wrong turns, is a story too. It is in the blog.",
			],
		},
		{
			heading: "What becomes of the stories",
			blocks: [
				"They are yours. Take them along at the results: a day later the server throws its copy away. Some stories are better as a memory.",
			],
		},
	],
	next: [
		{ to: "/blog", label: "Blog" },
		{ to: "/howtoplay", label: "How to play" },
		{ to: "/contact", label: "Contact" },
	],
	community: true,
} satisfies PageText;
