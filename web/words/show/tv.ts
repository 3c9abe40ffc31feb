import type { PhaseName } from "#game/status.ts";
import { listed, many } from "../grammar.ts";

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = {
	heading: "The big screen",
	text: "This page takes no seat. It shows the room to everybody on the sofa.",
	code: "Room code",
	show: "Curtain up",
	failed: "That did not work. Is the code right?",
	opening: "Lights down, please…",
	offline: "Looking for the room…",
	foyer: "Point a camera here, or type the code",
	qr: (code: string) => `QR code that leads to room ${code}`,
	seated: (count: number) => `${many(count, "guest")} at the table`,
	watch: "Come and watch",
	along: "Watch along:",
	story: (n: number, of: number) => `Story ${n} of ${of}`,
	with: (names: string[]) => (names.length > 0 ? `with ${listed(names)}` : ""),
	part: (n: number, of: number) => `Part ${n} of ${of}`,
	page: (n: number, of: number) => `Page ${n} of ${of}`,
	wrote: (name: string | null) => `${name ?? "Somebody"} wrote this`,
	marked: (readers: number) => `${many(readers, "reader")} marked a line`,
	of: (name: string | null, part: number, title: string) =>
		`${name ?? "Somebody"}, part ${part} of “${title}”`,
	library: "What a library",
	meanwhile: {
		lobby: "",
		"quick-start": "The rules are being read",
		minors: "One moment, please",
		characters: "The cast is being invited",
		"story-create": "Somebody is choosing a cast",
		write: "Shh. They are writing.",
		title: "What shall we call it?",
		censor: "The host reads ahead",
		"read-vote": "Story time",
		results: "Lights down, please…",
	} satisfies Record<PhaseName, string>,
} as const;
