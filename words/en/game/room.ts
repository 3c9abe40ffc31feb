import { isolating } from "../../isolating.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating({
	connection: {
		connected: "player connected",
		connecting: "connecting to server",
		reconnecting: "reconnecting to server",
		connection_error: "connection error",
		connection_lost: "connection lost, retrying...",
		connection_failed: "could not reconnect to server",
		disconnected: "player disconnected",
		late: "no answer yet, still trying",
		offline: "you’re offline",
		elsewhere: "open elsewhere",
	},

	save: {
		idle: "",
		saving: "saving…",
		saved: "saved",
		kept: "kept here",
		closed: "time's up",
	},

	late: {
		heading: "This came too late to count. You’ve got the only copy.",
		copy: "Copy it",
	},

	timer: {
		none: "no rush",
		until: (time: string) => `until ${time}`,
		left: (seconds: number) => (seconds >= 60 ? "one minute left" : `${seconds} seconds left`),
	},

	waiting: {
		done: "done",
		writing: "writing",
		busy: "busy",
		away: "away",
	},

	room: {
		title: (code: string) => `Room ${code}`,
		hiddenTitle: "Room",
		yourTurn: "Your turn",
		heading: "Finding your seat",
		preparing: "Getting game ready...",
		loading: "Loading....",
		invalid: "Invalid State",
		invalidText: "This page has lost track of the game. A reload usually helps.",
		reload: "Reload",
		refused: "No way in",
		watch: "Watch as audience",
		home: "Home",
		otherCode: "Another code",
		elsewhere: "This seat is open in another tab",
		elsewhereText: "One player, one seat. Carry on there, or bring the game back to this tab.",
		takeBack: "Take the seat back",
		leaveHeading: "Leave the game?",
		leaveGame: "You are in the middle of a game. Are you sure you want to leave?",
		leaveLobby: "The game’s about to start. Are you sure you want to leave?",
		leaveResults: "Are you sure?",
		seatKept: "Your seat’s yours for as long as the room is open.",
		seatWaits: "You can come back to your seat, but the others will be sitting there waiting.",
		giveUp: "Give up my seat",
		giveUpSure: "Really give it up?",
		wayOut: "Way out",
		otherAvatar:
			"Your old face is for supporters now, so we’ve lent you another. Press your seat to change it.",
		stay: "Stay",
		leave: "Leave",
	},

	again: {
		asks: (host: string) => [`${host} wants`, "another round"],
		/** As "asks", when the next game continues a story. */
		asksSequel: (host: string, title: string) => [
			`${host} wants to know`,
			`what happens after ${inQuotes(title)}`,
		],
		yours: ["The crown is yours.", "Another round?"],
		joined: (names: string[], host: string) =>
			names.length === 0
				? `No one else is in yet. Starts when ${host} says so.`
				: `${listed(names)} ${names.length === 1 ? "is" : "are"} in. Starts when ${host} says so.`,
		own: "Starts when you say so.",
		join: "Join",
		watchAgain: "Watch again",
		stay: "Stay with the stories",
		kept: (time: string | null) =>
			`We’re keeping your seat until it starts. The stories are on Home, under “Last game’s stories”${time === null ? "" : `, until ${time}`}.`,
		joinLater: "Join the next round",
		startedWithout: "The next round started without you.",
		watching: "You’re in the audience now.",
		watch: "Watch it",
		sitIn: "Play next round",
		sitsIn: "You’re in next round",
		nudge: (host: string) => `Nudge ${host}`,
		nudged: (host: string) => `${host} felt that`,
		nudges: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "wants" : "want"} another round`,
		until: (time: string) => `The stories stay until ${time}.`,
		backToLobby: "Back to the lobby",
		backToResults: "Back to the results",
		before: (back: number) =>
			back === 1 ? "Stories of the game before" : `Stories of ${back} games ago`,
		loading: "Fetching your stories",
		notLoaded: "The stories didn’t arrive",
		gone: "These stories have gone home",
		goneText: "They stay for 24 hours. Someone may still have a picture of them.",
	},

	goodbye: "That room has closed its doors. Thanks for coming!",
});
