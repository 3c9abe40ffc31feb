import { isolating } from "../../isolating.ts";
import { many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating({
	title: "You’re invited",
	expected: "You’re expected at",
	table: (host: string) => `${host}’s table`,
	someTable: "a friend’s table",
	/** In place of the table, for a game over days. */
	story: {
		expected: "You’re expected in",
		of: (host: string) => `${host}’s story`,
		some: "a friend’s story",
		you: (name: string) => `You’re ${name}`,
	},
	room: (code: string, here: number) =>
		`Room ${code}, ${here === 0 ? "no one’s here yet" : `${many(here, "person", "people")} here`}`,
	/** For a game over days with the usual time for a part. */
	slow: "A part a day, about a week",
	host: (name: string) => `${name}, host`,
	others: (count: number) => `and ${many(count, "other")}`,
	here: "At the table",
	seat: "we saved you a seat",
	game: "Everyone starts a story. Then the stories move on one seat, and on, and on. At the end you read them aloud.",
	you: (name: string) => `You’re ${name} tonight`,
	other: "Someone else",
	name: "Your name",
	age: "18 or older?",
	sit: "Sit down",
	watch: "Watch",
	onlyWatch: "Just watch",
	look: "Your look",
	lookDone: "Done",
	full: "Every seat is taken. You can still watch, and join in the applause.",
	playing: "They’ve already started. You can watch until the vote begins.",
	taken: { full: "Every seat is taken.", playing: "They’ve already started." },
	closedToAll: "No watching here: this room doesn’t take an audience.",
	locked: (host: string | null) => `${host ?? "The host"} has locked the room. Knock?`,
	knock: "Knock",
	stillLocked: (host: string | null) =>
		`Still locked. No one can hear you through the door: ask ${host ?? "the host"} to unlock it, and knock again.`,
	adultsOnly: "This room is for people aged 18 and over.",
	tooYoung: "This room is for people aged 18 and over. Rooms for all ages have a seat for you.",
	loading: "Looking through the keyhole…",
});
