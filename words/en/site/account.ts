import { isolating } from "../../isolating.ts";
import { grouped } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating({
	heading: "Account",
	offer:
		"Sign in to keep stories and your own prompt packs. Just here to play? Then you don’t need to.",
	signIn: "Sign in",
	signOut: "Sign out",
	signedIn: (name: string | null) => (name ? `Signed in as ${name}.` : "You’re signed in."),
	written: (stories: number) =>
		stories === 1 ? "One story written." : `${grouped(stories)} stories written.`,
	library: "Your library",
	packs: "Prompt packs",
	account: "Your account",
	loading: "Loading",
	/** While the window for signing in is open; the second one is a button. */
	otherWindow: ["Carry on in the other window.", "Lost it? Open it again"],
	failed: "Login failed",
	tokenFailed: "Get access token failed",
	/** By the codes of the identity provider (docs/site.md "Signing in"). */
	errors: {
		mfa_required: "Your account uses two-step sign-in. Try again with your code ready.",
		missing_refresh_token: "Your sign-in has expired. Please sign in again.",
		use_dpop_nonce:
			"The sign-in wants a proof this page can’t give. Please tell the people who run this site.",
		login_required: "You’re signed out. Please sign in again.",
		state_mismatch: "Invalid state. That reply was meant for another sign-in, so please try again.",
		missing_transaction: "This browser doesn’t remember asking. Please start again from here.",
		timeout: "Signing in took too long. Please try again.",
		cancelled: "Popup closed. Nothing has changed.",
		blocked:
			"Your browser has blocked the sign-in window. Allow pop-ups for this page and try again.",
	},

	/** For a page that uses http, where browsers withhold the cryptography of signing in. */
	insecure: {
		players: "You can’t sign in here, because this page came over http and signing in needs https.",
		operator:
			"Do you run this server? It needs a proxy with https, or the address localhost: see “Signing in at home” in docs/hosting.md.",
	},

	save: {
		save: "Keep story",
		saved: "Kept in your library.",
		open: "Open it",
	},

	savedStories: {
		title: "Your library",
		heading: "Your library",
		empty: "Nothing here yet. When a game is over, open a story and keep it.",
		guest: "Your stories are behind this door. Sign in to read them.",
		facts: (parts: number, day: string) =>
			`${parts === 1 ? "one part" : `${grouped(parts)} parts`}, kept on ${day}`,
		delete: "Delete",
		sure: "Are you sure?",
		deleteName: (title: string) => `Delete ${title}`,
		savedOn: (day: string) => `Kept on ${day}`,
		unreachable: "The library didn’t open",
		gone: "This story isn’t in your library",
	},

	own: {
		title: "Prompt packs",
		heading: "Your prompt packs",
		legend: "Your own packs",
		edit: "Edit your packs",
		empty: "No packs yet. Name one, then fill it.",
		none: "No prompts yet. Rooms ignore an empty pack.",
		name: "Name of a new pack",
		nameHint: "3 to 30 characters (from 1 in Chinese, Japanese or Korean)",
		add: "Add pack",
		prompt: "A new prompt",
		promptHint: "Up to 200 characters",
		addPrompt: "Add prompt",
		count: (prompts: number) => (prompts === 1 ? "one prompt" : `${grouped(prompts)} prompts`),
		guest: "Your own packs need an account to live in. Sign in to make some.",
		unreachable: "Your packs didn’t open",
		deletePrompt: (prompt: string) => `Delete ${inQuotes(prompt)}`,
	},
});
