import type { PageText } from "../../page-text.ts";

export default {
	title: "About",
	heading: "About Plotluck",
	description: "What Plotluck is, with a made-up history: a writing game for friends.",
	lead: "A potluck of plots: everyone brings something, no one knows what’s for dinner.",
	sections: [
		{
			heading: "Where it comes from",
			blocks: [
				"There’s an old parlour game: write a line, fold the paper, pass it on. At the end someone unfolds it and no one can read for laughing. The rest of this history is made up, as you’d expect from us. Three of us played it on a napkin while we waited for a late train, in the spring of 2021. The napkin ran out before the story did.",
				"So we built a longer napkin. Plotluck is that piece of paper with room for whole paragraphs, a clock, and a cast you’d never have invited yourself. First it had a timer and coloured circles. Then it had a ghost, because a ghost is a circle that gave up, and after the ghost there was no holding back.",
				"It’s for people who say they can’t write. You’ve got three minutes, a wizard, a photocopier, and a story someone else has already ruined. No one has ever failed at that.",
			],
		},
		{
			heading: "Why fan fiction",
			blocks: [
				"Because it’s the friendliest kind of writing there is. You don’t need permission or a plan, only two characters and the words “what if”. What if the villain had a library card? What if the lighthouse answered? Everyone at the table knows someone worth borrowing: a film star, a knight, the neighbour’s cat.",
				"The faces at the table are our own. The characters in the stories are the ones you bring. They belong to the people who made them up, and they’re here as guests, for fun.",
			],
		},
		{
			heading: "What it’s like",
			blocks: [
				"Paper, ink and marker pen. Loud in the lobby, quiet while people write, loud again when they read. You can play without an account, without paying and without installing anything, and you always get the whole evening.",
				"The people who like it enough to become supporters keep the lights on. They get more prompts, more colours, shinier faces and a zine of eighty-two pages. They don’t get more points.",
			],
		},
		{
			heading: "What we learnt on the way",
			blocks: [
				[
					"People need less time to write than they think, and much more to read.",
					"People press a button twice as happily when they can take it back.",
					"Strangers need someone to keep an eye on things. We once had public lobbies, and closed them again.",
					"A story doesn’t have to be kept for ever to have been good.",
					"If you draw an armpit, someone will love it.",
				],
				"The long version, with all the wrong turns, is just as made up. It’s on the blog.",
			],
		},
		{
			heading: "What becomes of the stories",
			blocks: [
				"They’re yours. Take them home from the results: a day later the server throws its copy away. Some stories are better as a memory.",
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
