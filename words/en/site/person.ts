import type { Theme } from "#game/catalogue.ts";
import { many } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords = {
	ranks: [
		"babby storyteller",
		"civilian class writer",
		"warrior novelist",
		"beastly gladiator scribe",
		"established champion author",
		"sovereign wordsmith",
	],
	stars: (count: number) => many(count, "star"),
	topClass: "S class",

	supporter: { active: "Supporter: active", none: "Supporter: none" },

	profile: {
		title: "Profile",
		heading: "Who are you tonight?",
		name: "Name",
		nameHint: "3 to 10 characters (from 1 in Chinese, Japanese or Korean)",
		nameFaults: {
			missing: "NO NAME?!",
			short: "Name must be at least 3 characters",
			long: "Name must be at most 10 characters",
		},
		/** A name that is too short, and the number of signs that are missing. */
		nameShortBy: (text: string, missing: number) => `${text}: ${missing} more`,
		mature: "I’m 18 or older",
		matureHint: "Under 18, you play in all-ages rooms.",
		noAge: "Pick one: it decides where you can play.",
		font: "Font",
		fonts: { classic: "classic", silly: "silly", accessible: "accessible" },
		theme: "Theme",
		deviceTheme: "same as device",
		themes: {
			classic: "classic",
			noir: "night",
			sparkle: "sparkle",
			neon: "neon",
			blue: "blue",
			nineties: "90s",
			petal: "petal",
			blood: "blood",
			worm: "worm",
			goth: "goth",
			hacker: "hacker",
			winter: "winter",
		} satisfies Record<Theme["name"], string>,
		avatar: "Face",
		previous: "Previous face",
		next: "Next face",
		save: "Save",
	},

	play: {
		title: "Play",
		heading: "What will it be?",
		create: "Create game",
		createText: "You wear the crown, pick the house rules and read out the code.",
		enter: "Enter game",
		enterText: "Someone gave you four letters? In you go.",
		audience: "Enter game as audience",
		audienceText: "Watch, react and vote. No writing, all of the opinions.",
	},

	join: {
		title: "Enter game",
		heading: "Four letters, please",
		audienceHeading: "A seat in the audience",
		code: "Room code",
		hide: "Hide the code",
		hideHint: "For when half the internet is watching your screen.",
		join: "Join",
		joinAudience: "Watch",
		as: (name: string) => `You’re coming as ${name}.`,
		badCode: "A room code has four letters, and never an I or an O.",
	},

	/** The alerts of the play pages and the profile. */
	alerts: {
		player: "PLAYER NOT SET UP PROPERLY",
		roomCode: "WHERE IS YOUR ROOMID",
		failed: (error: string) => `FAILED TO JOIN LOBBY: ${error}`,
		ok: "All right",
	},

	locked: {
		avatar: "Locked. Supporters wear this one.",
		secret: "Locked. Supporters wear this one, and so does anyone who remembers an old cheat code.",
		theme: "The ones with a lock are for supporters.",
		unlock: "How to unlock",
		keeps: (name: string) => `You’re still wearing ${name}.`,
		mark: "locked",
	},

	dog: { press: "Pet the dog", barks: "Woof!" },
	poulet: "Follow the chicken (opens a new tab)",
} as const;
