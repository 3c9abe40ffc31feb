import type { ConnectionStatus, SaveState } from "./store.ts";

/** What the site around the game and the shared parts say. */
export const siteWords = {
	product: "Plotluck",
	loading: "loading...",
	back: "Back",
	close: "Close",
	sure: "are you sure?",

	connection: {
		connected: "connected",
		connecting: "connecting to server",
		reconnecting: "reconnecting to server",
		connection_error: "connection error",
		connection_lost: "connection lost, retrying...",
		connection_failed: "could not reconnect to server",
		disconnected: "disconnected",
	} satisfies Record<ConnectionStatus, string>,
	tryAgain: "Try again",

	save: {
		idle: "",
		saving: "saving...",
		saved: "saved",
		offline: "offline, kept on this device",
		closed: "time's up",
	} satisfies Record<SaveState, string>,

	timer: {
		none: "no rush",
		left: (seconds: number) => (seconds >= 60 ? `${Math.round(seconds / 60)} minute left` : `${seconds} seconds left`),
	},

	waiting: { done: "done", writing: "writing", busy: "busy", away: "away" },

	sound: { on: "Sound is on. Mute", off: "Sound is off. Unmute" },

	code: {
		hide: (code: string) => `Room code ${code}. Hide it`,
		show: "Room code hidden. Show it",
		watching: (count: number) => `${count} watching`,
	},

	profile: {
		noName: "NO NAME?!",
		shortName: "Name must be at least 3 characters",
		longName: "Name must be at most 10 characters",
	},

	goodbye: "That room has closed its doors. Thanks for coming!",

	errors: {
		badMessage: "Received an invalid message from the server",
		timeout: "Request timed out. Please check your connection.",
		unreachable: "The server does not answer. Please check your connection.",
		notInRoom: "You are not in a room",
		noPlayer: "WHERE IS YOUR PLAYER?",
	},
} as const;
