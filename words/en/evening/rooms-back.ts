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
	lastGames: {
		title: "Last game's stories",
		until: (time: string) => `Last game's stories, until ${time}`,
		ofRoom: (code: string, time: string) => `Stories from room ${code}, until ${time}`,
	},
} as const;
