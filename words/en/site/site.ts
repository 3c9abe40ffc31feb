import { PRODUCT } from "../../product.ts";
import { many } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "loading...",
	back: "Back",
	close: "Close",
	dismiss: "Dismiss",
	yes: "yes",
	no: "no",
	tryAgain: "Try again",

	sound: {
		menu: "Sound and motion",
		on: "Sound is on. Sound and motion",
		off: "Sound is off. Sound and motion",
	},

	code: {
		hide: (code: string) => `Room code ${code}. Hide it`,
		show: "Room code hidden. Show it",
		masked: "****",
		watching: (count: number) => `${count} watching`,
	},

	home: {
		heading: ["Bring a character.", "Take home a ", "saga."],
		nameless: "A stranger at the door",
		/** What the game is. */
		what: "Friends write a story together, a part each, then read it aloud and laugh.",
		gotCode: "Got a code?",
		codeHint:
			"Four letters, from the screen or the friend next to you. The fourth one lets you in.",
		join: "Join",
		start: "Start a room",
		otherWays: "More ways to play",
		name: "Name",
		editName: "Edit name",
		pill: (name: string) => `${name}, your card`,
		howToPlay: "How to play",
		smallPrint: "Small print",
		facts: ["3 to 12 friends", "10 to 60 minutes", "no app, no account"],
		visits: (count: number) => many(count, "visit"),
		maintenance: "The kitchen is closed for a moment. Back soon!",
		blocked: "Games can’t start until it reopens.",
		latestEntry: (day: string) => `From the kitchen, ${day}`,
		streams: "Live on Twitch",
		footer: "About this site",
	},

	/** The label of the player card. */
	card: { label: "You", guest: "Guest", loading: "Loading" },
	menu: {
		supporter: { guest: "Why support us?", signedIn: "Supporter club" },
		bug: "Report a bug",
	},

	language: "Language",
	links: {
		about: "About",
		conduct: "Conduct",
		contact: "Contact",
		terms: "Terms",
		privacy: "Privacy",
		drawing: "Doodle",
	},

	errorPage: {
		heading: "Dropped the pot",
		text: "Something on this page broke. What you wrote is safe: reload, and you’re back in your seat.",
		reload: "Reload",
	},

	errors: {
		badMessage: "Received an invalid message from the server",
		timeout: "Request timed out. Please check your connection.",
		unreachable: "The server isn’t answering. Please check your connection.",
		notInRoom: "You’re not in a room",
		noPlayer: "WHERE IS YOUR PLAYER?",
	},
} as const;
