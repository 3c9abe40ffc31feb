import { isolating } from "../../isolating.ts";
import { many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating({
	title: "You are invited",
	expected: "You are expected at",
	table: (host: string) => `${host}'s table`,
	someTable: "a friend's table",
	/** In place of the table, for a game over days. */
	story: {
		expected: "You are expected in",
		of: (host: string) => `${host}'s story`,
		some: "a friend's story",
		you: (name: string) => `You are ${name}`,
	},
	room: (code: string, here: number) =>
		`Room ${code}, ${here === 0 ? "nobody is here yet" : `${many(here, "person", "people")} here`}`,
	/** For a game over days with the usual time for a part. */
	slow: "A part a day, about a week",
	host: (name: string) => `${name}, host`,
	others: (count: number) => `and ${many(count, "other")}`,
	here: "At the table",
	seat: "we saved you a seat",
	game: "Everybody starts a story. Then the stories move one chair on, and on, and on. At the end you read them aloud.",
	you: (name: string) => `You are ${name} tonight`,
	other: "Somebody else",
	name: "Your name",
	age: "18 or older?",
	sit: "Sit down",
	watch: "Watch",
	onlyWatch: "Only watch",
	look: "Fonts and colours",
	lookDone: "Done",
	full: "Every chair is taken. You can still watch, and join in the applause.",
	playing: "They have already started. You can watch until the vote begins.",
	taken: { full: "Every chair is taken.", playing: "They have already started." },
	closedToAll: "There is nothing to watch here: this room takes no audience.",
	locked: (host: string | null) => `${host ?? "The host"} has locked the room. Knock?`,
	knock: "Knock",
	stillLocked: (host: string | null) =>
		`Still locked. Nobody hears you through the door: ask ${host ?? "the host"} to unlock it, and knock again.`,
	adultsOnly: "This room is for people aged 18 and over.",
	tooYoung: "This room is for people aged 18 and over. Rooms for all ages have a seat for you.",
	loading: "Looking through the keyhole...",
});
