import type { PhaseName } from "#game/status.ts";
import { capital } from "../../capital.ts";
import { isolating } from "../../isolating.ts";
import { counted, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** Which newcomers a room accepts. */
export interface RoomAccess {
	locked: boolean;
	audiences: boolean;
}

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating({
	heading: "The big screen",
	text: "No seat needed: this page shows the room to everyone on the sofa.",
	code: "Room code",
	show: "Curtain up",
	failed: "That didn’t work. Is the code right?",
	elsewhere: "This screen has moved to another window.",
	opening: "Lights down, please…",
	offline: "Looking for the room…",
	foyer: "Point a camera there, or open",
	qr: (code: string) => `QR code that leads to room ${code}`,
	seated: (count: number, free: number, { locked, audiences }: RoomAccess) => {
		const room = locked
			? "the door is locked"
			: free > 0
				? `room for ${grouped(free)} more`
				: "full";
		const watch = !locked && free <= 0 && audiences ? ", friends can watch" : "";
		return `${grouped(count)} at the table, ${room}${watch}`;
	},
	watch: "Watch:",
	along: "Watch along:",
	story: (n: number, of: number) => `Story ${n} of ${of}`,
	with: (names: string[]) => (names.length > 0 ? `with ${listed(names)}` : ""),
	next: "Open the curtain",
	part: (n: number, of: number) => `Part ${n} of ${of}`,
	page: (n: number, of: number) => `Page ${n} of ${of}`,
	wrote: (name: string | null) => `${name ?? "Someone"} wrote this`,
	marked: (readers: number) => `${many(readers, "reader")} marked a line`,
	of: (name: string | null, part: number, title: string) =>
		`${name ?? "Someone"}, part ${part} of ${inQuotes(title)}`,
	writtenBy: (names: string[]) => `written by ${listed(names)}`,
	gallery: "In the gallery",
	menu: "Sound, voice and motion",
	voice: "Read aloud",
	voiceNote: "Every writer gets one of this device’s voices.",
	overlay: "Stream overlay",
	winner: "The story of the night",
	won: (titles: string[]) => (titles.length > 0 ? listed(titles) : "No one could decide"),
	library: "What a library",
	stories: (count: number) => many(count, "story", "stories"),
	longest: (name: string) => `${name} has the longest`,
	paused: "Paused by the host",
	poking: (state: string, name: string) => `${state}, poking ${name}`,
	earlier: (title: string) => `${title}, from your last game`,
	/** The number of players who are still writing. */
	hush: (pencils: number) => {
		const said = tableWords.waiting.pencils(pencils).join(" ");
		return pencils === 0 ? said : `${said}. Shh.`;
	},
	still: (people: number) =>
		people === 0 ? "Everyone’s done. Here we go." : `${capital(counted(people))} still at it`,
	votes: (people: number) =>
		people === 0
			? "All votes are in."
			: `${capital(counted(people))} ${people === 1 ? "vote" : "votes"} still out`,
	/** The line while each reader reads at their own pace, and where the view has no more to show. */
	reading: {
		story: "Story time",
		vote: "The vote is on",
		both: "Stories first, then the vote",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "They’re reading the rules",
		minors: "One moment, please",
		characters: "Inviting the cast",
		"story-create": "Choosing the casts",
		write: "Shh. They’re writing.",
		title: "What shall we call it?",
		censor: "The host is reading ahead",
		"read-vote": "",
		results: "Lights down, please…",
	} satisfies Record<PhaseName, string>,
});
