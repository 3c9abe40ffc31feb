import type { Maturity } from "#game/settings.ts";
import { isolating } from "../../isolating.ts";
import { listed, many } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60 ? `${Math.round((seconds / 60) * 10) / 10} min` : `${seconds} s`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating({
	heading: "The lobby",
	invite: "Friends join with this code",
	inviteToWatch: "A table for one. Friends can watch with this code",
	alone: "A table for one",
	hidden: "The code is hidden",
	copy: "Copy link",
	copied: "Copied",
	copyFailed: "Copy failed",
	qr: "QR code",
	qrHeading: "Point a camera here",
	qrAlt: (code: string) => `QR code that leads to room ${code}`,
	show: "Show",
	host: "host",
	supporter: "supporter",
	you: "you",
	away: "away",
	changeLabel: "Change your name, face or seat",
	changeHeading: "Who are you?",
	noForm: "The wardrobe won’t open. Please reload the page.",
	side: "Where do you sit?",
	sides: { players: "at the table", audience: "in the audience" },
	crownFirst: "You’re wearing the crown. Pass it on before you join the audience.",
	tableFull: "The table is full at the moment.",
	wornBy: (name: string) => `${name} wears this one too.`,
	save: "That’s me",
	lookalike: (name: string) => `${name} came with the same face. Twins, how lovely!`,
	otherFace: "Wear another one",
	keepFace: "We both keep it",
	reading: "reading",
	stillReading: (names: string[]) =>
		`${listed(names)} ${names.length === 1 ? "is" : "are"} still reading the stories.`,
	two: "Two can play. A real winner takes three.",
	waitingFor: (host: string) => `Waiting for ${host} to open the book`,
	audience: (solo: boolean) =>
		solo
			? "You’re watching. Grab a snack, the story’s served at the end."
			: "You’re watching. Grab a snack: later you get to react, and to vote if there are awards.",
	leave: "Leave",
	speed: (name: string, seconds: number) => `${name} (${minutes(seconds)})`,
	untimed: "no timer",
	parts: (count: number) => many(count, "part"),
	watching: (count: number) => `${count} watching`,
	rating: { MATURE: "18+", ALL_AGES: "all ages" } satisfies Record<Maturity, string>,
	sure: "Are you sure?",
});
