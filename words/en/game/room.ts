import { isolating } from "../../isolating.ts";
import { listed } from "../grammar.ts";

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
		offline: "you are offline",
		elsewhere: "open elsewhere",
	},

	save: {
		idle: "",
		saving: "saving...",
		saved: "saved",
		kept: "kept here",
		closed: "time's up",
	},

	late: {
		heading: "This came too late to count. You have the only copy.",
		copy: "Copy it",
	},

	timer: {
		none: "no rush",
		left: (seconds: number) => (seconds >= 60 ? "one minute left" : `${seconds} seconds left`),
	},

	waiting: {
		done: "done",
		writing: "writing",
		busy: "busy",
		away: "away",
		more: (count: number) => `+${count}`,
	},

	room: {
		title: (code: string) => `Room ${code}`,
		hiddenTitle: "Room",
		yourTurn: "Your turn",
		heading: "Finding your seat",
		preparing: "Getting game ready...",
		loading: "Loading....",
		invalid: "Invalid State",
		invalidText: "The game is at a point that this page does not know. A reload usually helps.",
		reload: "Reload",
		refused: "No way in",
		watch: "Watch as audience",
		home: "Home",
		otherCode: "Another code",
		elsewhere: "This seat is open in another tab",
		elsewhereText: "One player, one seat. You can go on there, or bring the game back to this tab.",
		takeBack: "Take the seat back",
		leaveHeading: "Leave the game?",
		leaveGame: "You are in the middle of a game. Are you sure you want to leave?",
		leaveLobby: "The game is about to begin. Are you sure you want to leave?",
		leaveResults: "Are you sure?",
		seatKept: "Your seat stays yours for as long as the room is open.",
		seatWaits: "Your seat stays yours and you can come back, but the others will wait for you.",
		giveUp: "Give up my seat",
		giveUpSure: "Really give it up?",
		wayOut: "Way out",
		otherAvatar:
			"Your old look is for supporters now, so we lent you another. Press your seat to change it.",
		stay: "Stay",
		leave: "Leave",
	},

	again: {
		asks: (host: string) => [`${host} wants`, "another round"],
		yours: ["The crown is yours.", "Another round?"],
		joined: (names: string[], host: string) =>
			names.length === 0
				? `Nobody else is in yet. Starts when ${host} says so.`
				: `${listed(names)} ${names.length === 1 ? "is" : "are"} in. Starts when ${host} says so.`,
		own: "Starts when you say so.",
		join: "Join",
		watchAgain: "Watch again",
		stay: "Stay with the stories",
		kept: (time: string | null) =>
			`Your seat is kept until the start. The stories are on Home, under “Last game's stories”${time === null ? "" : `, until ${time}`}.`,
		joinLater: "Join the next round",
		startedWithout: "The next round has started without you.",
		watching: "Your seat is in the audience now.",
		watch: "Watch it",
		sitIn: "Sit in next time",
		sitsIn: "You sit in next time",
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
		notLoaded: "The stories did not arrive",
		gone: "These stories have gone home",
		goneText: "They stay for 24 hours. Somebody may still have a picture of them.",
	},

	goodbye: "That room has closed its doors. Thanks for coming!",
});
