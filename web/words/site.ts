import type { ConnectionStatus, SaveState } from "../store.ts";

/** The texts of the shared parts and of the small pages. */
export const siteWords = {
	product: "Plotluck",
	loading: "loading...",
	back: "Back",
	close: "Close",
	dismiss: "Dismiss",
	yes: "yes",
	no: "no",

	connection: {
		connected: "player connected",
		connecting: "connecting to server",
		reconnecting: "reconnecting to server",
		connection_error: "connection error",
		connection_lost: "connection lost, retrying...",
		connection_failed: "could not reconnect to server",
		disconnected: "player disconnected",
	} satisfies Record<ConnectionStatus, string>,
	tryAgain: "Try again",

	save: {
		idle: "",
		saving: "saving...",
		saved: "saved",
		offline: "offline, kept here",
		closed: "time's up",
	} satisfies Record<SaveState, string>,

	timer: {
		none: "no rush",
		left: (seconds: number) => (seconds >= 60 ? "one minute left" : `${seconds} seconds left`),
	},

	waiting: { done: "done", writing: "writing", busy: "busy", away: "away" },

	sound: { on: "Mute all sound", off: "Turn sound on" },

	code: {
		hide: (code: string) => `Room code ${code}. Hide it`,
		show: "Room code hidden. Show it",
		masked: "****",
		watching: (count: number) => `${count} watching`,
	},

	home: {
		heading: ["Bring a character.", "Take home a ", "saga"],
		guest: "Guest",
		nameless: "A stranger at the door",
		greeting: "Nice to see you again",
		start: "Start",
		name: "Name",
		editName: "Edit name",
		howToPlay: "How to play",
		visits: (count: number) => `${count.toLocaleString("en").replaceAll(",", "\u00a0")} visits`,
		maintenance: "The kitchen is closed for a moment. Back soon!",
		blocked: "Games cannot start until it reopens.",
		resume: (code: string) => `Back to room ${code}`,
		copyright: "© 2025",
	},

	links: {
		about: "About",
		conduct: "Conduct",
		contact: "Contact",
		terms: "Terms",
		privacy: "Privacy",
	},

	profile: {
		title: "Profile",
		heading: "Who are you tonight?",
		name: "Name",
		nameHint: "3 to 10 characters",
		noName: "NO NAME?!",
		shortName: "Name must be at least 3 characters",
		longName: "Name must be at most 10 characters",
		mature: "I am 18 or older",
		matureHint: "Under 18, you play in all-ages rooms.",
		noAge: "Pick one: it decides where you can play.",
		font: "Font",
		fonts: { classic: "classic", silly: "silly", accessible: "accessible" },
		theme: "Theme",
		avatar: "Avatar",
		previous: "Previous avatar",
		next: "Next avatar",
		avatarName: (id: number, name: string) => `${id}, ${name}`,
		save: "Save",
	},

	play: {
		title: "Play",
		heading: "What will it be?",
		create: "Create game",
		createText: "You hold the crown, pick the rules and read out the code.",
		enter: "Enter game",
		enterText: "Somebody gave you four letters? In you go.",
		audience: "Enter game as audience",
		audienceText: "Watch, react and vote. No writing, all of the opinions.",
	},

	join: {
		title: "Enter game",
		heading: "Four letters, please",
		audienceHeading: "A seat in the audience",
		code: "Room code",
		hide: "Hide the code",
		hideHint: "For when half of the internet watches your screen.",
		join: "Join",
		joinAudience: "Watch",
		as: (name: string) => `You come as ${name}.`,
		badCode: "A room code has four letters, and never an I or an O.",
	},

	room: {
		title: (code: string) => `Room ${code}`,
		hiddenTitle: "Room",
		heading: "Finding your seat",
		preparing: "Getting game ready...",
		loading: "Loading....",
		invalid: "Invalid State",
		invalidText: "This room is in a state that this page does not know. A reload usually helps.",
		reload: "Reload",
		refused: "No way in",
		watch: "Watch as audience",
		home: "Home",
		otherCode: "Other code",
		elsewhere: "This seat is open in another tab",
		elsewhereText: "One player, one seat. You can go on there, or bring the game back to this tab.",
		takeBack: "Take the seat back",
		leaveHeading: "Leave the game?",
		leaveGame: "You are in the middle of a game. Are you sure you want to leave?",
		leaveResults: "Are you sure?",
		seatKept: "Your seat stays yours for as long as the room is open.",
		seatWaits: "Your seat stays yours and you can come back, but the others will wait for you.",
		giveUp: "Give up my seat",
		giveUpSure: "Really give it up?",
		stay: "Stay",
		leave: "Leave",
	},

	errorPage: {
		heading: "Dropped the pot",
		text: "Something on this page broke. What you wrote is safe: reload, and you are back in your seat.",
		reload: "Reload",
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
