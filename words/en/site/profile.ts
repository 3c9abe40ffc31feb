/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords = {
	plat: {
		heading: "Secret character!",
		text: "You found Duke Plat. He’ll never tell anyone how.",
	},

	support: {
		thanks: "You’re a supporter. Thank you for keeping the pot warm!",
		become: "Become a supporter",
	},
	help: {
		heading: "Good to know",
		lines: [
			"Reading in bed? Pick night mode. The colour themes dress up the whole site, just for you.",
			"The accessible font is made for readers with dyslexia.",
			"There’s one more character hiding on this page. Supporters can just put it on. Everyone else needs a keyboard and an old cheat code.",
		],
	},
} as const;
