/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords = {
	product: "supporter",
	title: "Supporter",
	heading: ["Become a", "supporter"],
	lead: "Five things for you, and a few more evenings of electricity for the pot.",
	once: "4.99 CAD, once. No subscription, no small print, no one selling at the door.",
	perksTitle: "What supporters get",
	perks: {
		packs: {
			title: "Every prompt pack",
			text: "Seven more drawers of bad ideas, for every room you open.",
		},
		themes: {
			title: "All the themes",
			text: "Ten more ways to dress the page, from petals to worms.",
		},
		avatars: {
			title: "Supporter faces",
			text: "Seven shiny relatives, and one with a secret. Plus a star beside your name.",
		},
		zine: { title: "The digital zine", text: "82 pages of stories, comics and crumbs." },
		adverts: {
			title: "No adverts",
			text: "Just you, the pen, and what your friends did to your story.",
		},
	},
	zine: "Open the zine",
	zineLocked: "The zine opens for supporters.",

	buy: "Become a supporter for 4.99",
	buying: "Off to the till…",
	bought: "You’re a supporter",
	thanks: "You already are one. Thank you, truly: the pot stays warm because of you.",
	/** A sentence and the button after it. */
	loggedOut: ["users have to be logged in to become supporters. ", "click here to log in."],
	off: "Nothing’s for sale on this server. Ask the people who run it.",
	open: "Nothing to buy: everyone here has everything",
	openText: "This server keeps nothing back for supporters. Help yourself.",

	refused: {
		alreadySupporter: "That account is already a supporter, so there’s nothing to pay.",
		checkoutAway: "The till didn’t answer. Nothing was charged; try again in a moment.",
		checkoutLimit:
			"The till’s been opened too often from here. Nothing was charged; try again in an hour.",
		checkoutOff: "Nothing’s for sale here at the moment. Nothing was charged.",
		other: "The till wouldn’t take that. Nothing was charged; please try again.",
	},

	thankYou: {
		title: "Thank you",
		heading: ["Thank", "you!"],
		lead: "You’re now a supporter of a very silly game. Here’s what you’ve unlocked:",
		unlocked: {
			packs: "prompt packs",
			themes: "all themes",
			zine: "the zine",
			avatars: "supporter faces",
			adverts: "no adverts, anywhere",
		},
		refresh: "Refresh the site for them to take effect.",
		button: "Refresh the site",
		waiting: "Waiting for the till to say yes. This takes a moment.",
		here: "The till said yes: everything’s yours.",
		slow: "The till’s slow today. Your payment is safe; look again in a few minutes.",
	},

	supportUs: {
		title: "Support us",
		heading: ["Support", "us"],
		lead: "The game is free and stays free. If you like it, here’s how to keep the pot on the stove.",
		supporter: {
			heading: "Be a supporter",
			text: "4.99 CAD, once, for five perks.",
			button: "See the perks",
		},
		merch: {
			heading: "Merch",
			text: "Wear the raccoon. People will ask, and you’ll have to explain.",
			button: "To the shop",
			none: "No shop here yet. Draw a raccoon on a shirt and we’ll look away.",
		},
		zine: {
			heading: "The zine",
			text: "82 pages we made ourselves, with glue on our sleeves.",
			button: "Open the zine",
			locked: "It’s for supporters: one of the five perks.",
		},
		tips: {
			heading: "Tip jar",
			text: "Coins in the jar turn into new things for everyone.",
			button: "Leave a tip",
			none: "No jar here yet. Tell a friend about the game instead: that counts double.",
			goals: "Goals of the tip jar",
			unlocked: "unlocked",
			locked: "locked",
		},
		social: {
			heading: "Say hello",
			text: "News, fan art, and other people’s endings.",
			none: "We’re wherever you play. Post your favourite ending, and mention the cat.",
		},
	},

	/** The stretch goals of the tip jar, the lowest first. */
	goals: [
		{ amount: 200, prize: "a new character", sprite: 20 },
		{ amount: 500, prize: "another new character", sprite: 21 },
		{ amount: 1000, prize: "a new game mode", sprite: null },
	],
} as const;
