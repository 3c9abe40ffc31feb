import type { PageText } from "./page-text.ts";

export default {
	title: "About",
	heading: "About Plotluck",
	lead: "A potluck of plots: everybody brings something, nobody knows what dinner will be.",
	sections: [
		{
			heading: "Where it comes from",
			blocks: [
				"There is an old parlour game: write a line, fold the paper, pass it on. At the end somebody unfolds it and nobody can read for laughing. Plotluck is that piece of paper, with longer lines, a clock, and a cast you would never have invited yourself.",
				"It is made for people who say they cannot write. You have three minutes, a wizard, a photocopier, and a story that somebody else has already ruined. Nobody has ever failed at that.",
			],
		},
		{
			heading: "What it is like",
			blocks: [
				"Paper, ink and marker pen; loud in the lobby, quiet while people write, loud again when they read. No account is needed to play, and nobody counts what you click.",
				"The characters on the stickers are our own. The characters in the stories are whoever you bring; they belong to the people who made them up, and they are here as guests, for fun.",
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
		{ to: "/howtoplay", label: "How to play" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;
