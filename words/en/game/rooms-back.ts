import { isolating } from "../../isolating.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating({
	heading: "Your evenings",
	/** How many further rows there are. */
	more: (count: number) => `${count} more`,
	resume: (code: string) => `Back to room ${code}`,
	seatKept: "Your seat is kept.",
	rooms: {
		lobby: "In the lobby",
		running: "In full swing",
		over: "The results are in",
	},
	playing: (count: number) => `${count} at the table`,
	watching: "you’re watching",
	/** With the time at which it ends, if it has one. */
	turn: (until: string | null) => (until ? `Your turn, until ${until}` : "Your turn"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host: string) => `${host}’s story`,
		turn: (host: string) => `Your turn in ${host}’s story`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "Your own story",
		turn: "Your turn in your own story",
	},
	until: (time: string) => `until ${time}`,
	/** Who writes in a game over days: one name, and the number of others. */
	writing: (name: string, others: number) =>
		others === 0 ? `${name} is writing` : `${name} and ${many(others, "other")} are writing`,
	alone: "Your solo story",
	unfinished: "No ending yet",
	/** How long the stories of a game stay. */
	stories: (time: string) => `The stories stay until ${time}`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what: string) => `last time: ${what}`,
	/** A state of the room, and who is there. */
	place: (where: string, people: string) => `${where}, ${people}`,
	both: (first: string, second: string) => `${first}. ${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `${many(parts, "new part")} since you were here`,
	/** A seat that the account has on another device. */
	elsewhere: "Now on your other device.",
	notBrought: (reason: string) => `We couldn’t bring your seat here. ${reason}`,
	lastGames: {
		title: "Last game’s stories",
		ofRoom: (code: string, time: string) => `Room ${code}, until ${time}`,
	},
});
