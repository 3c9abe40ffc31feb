import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = {
	back: "Where you were",
	resume: (code: string) => `Back to room ${code}`,
	seatKept: "Your seat is kept.",
	rooms: {
		lobby: "In the lobby",
		running: "In full swing",
		over: "The results are out",
	},
	playing: (count: number) => `${count} at the table`,
	watching: "you are watching",
	/** With the time at which it ends, if it has one. */
	turn: (until: string | null) => (until ? `Your turn, until ${until}` : "Your turn"),
	myGames: "My games",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `${many(parts, "new part")} since you were here`,
	/** A seat that the account has on another device. */
	elsewhere: "You play on another device. Play on here?",
	notBrought: "Your seat could not be brought here.",
	lastGames: {
		title: "Last game's stories",
		until: (time: string) => `Last game's stories, until ${time}`,
		ofRoom: (code: string, time: string) => `Stories from room ${code}, until ${time}`,
	},
} as const;
