import { capital } from "../../capital.ts";
import type { tableWords as english } from "../../en/game/table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many, together } from "../grammar.ts";

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating<Words<typeof english>>({
	seats: "Am Tisch",
	host: "Host",
	you: (name: string) => `${name}, du`,
	/** Under the own face where names are short. */
	me: "du",
	hop: "Hüpfen",
	throwSomething: "Etwas Weiches werfen",
	pokeSomebody: "Pieksen",
	justIn: (name: string) => `${name}, frisch dabei`,

	tray: {
		label: "Wurfgeschosse",
		at: (name: string) => `Auf ${name}:`,
		hint: (open: boolean) =>
			open
				? "Tipp dein Gesicht an, um zu hüpfen, und ein anderes, um etwas Weiches zu werfen."
				: "Tipp auf dich, um zu hüpfen.",
		watching: "Tipp jemanden an, um etwas Weiches zu werfen.",
		off: "Der Host hat deine Wurfgeschosse einkassiert.",
		throw: (thing: string) => `${thing} werfen`,
		things: { heart: "Herz", laugh: "Lacher", fire: "Feuer", poop: "Häufchen", wave: "Gruß" },
	},

	sparks: {
		somebody: "Jemand",
		/** Objects of `threw`. */
		reactions: [
			"ein Stoßgebet",
			"ein Häufchen",
			"eine Grimasse",
			"ein Herz",
			"Feuer",
			"einen Lacher",
			"einen Stern",
		],
		/** Participles, since `did` puts the verb for one or for many before them. */
		reacted: [
			"ein Stoßgebet geschickt",
			"ein Häufchen dagelassen",
			"eine Grimasse gezogen",
			"ein Herz verschenkt",
			"gezündelt",
			"gelacht",
			"einen Stern verliehen",
		],
		hopped: "einen Hüpfer gemacht",
		bowed: "sich verbeugt",
		waved: (atYou: boolean) => (atYou ? "dir zugewinkt" : "gewinkt"),
		threw: (thing: string, atYou: boolean) =>
			`${thing} ${atYou ? "nach dir" : "quer über den Tisch"} geworfen`,
		did: (name: string, others: number, deed: string) => {
			const more = others === 1 ? "noch jemand" : `${counted(others)} andere`;
			return others === 0 ? `${name} hat ${deed}.` : `${name} und ${more} haben ${deed}.`;
		},
	},

	poke: {
		peeking: (name: string) => `${name} spickt`,
		hint: "Tipp jemanden an, um zu pieksen.",
		again: (time: string) => `Nächster Pieks in ${time}.`,
		felt: (name: string) => `Das hat ${name} gespürt.`,
		off: "Der Host hat dir das Pieksen verboten.",
		wanted: "Andere dürfen mich pieksen",
	},

	state: {
		done: "fertig",
		titled: "Titel steht",
		asleep: "schläft schon",
		writing: "schreibt",
		busy: "dran",
		away: "weg",
		awayFor: (time: string) => `weg, ${time}`,
	},

	waiting: {
		pencils: (count: number): [string, string] =>
			count === 0
				? ["Alle fertig.", "Es geht los"]
				: count === 1
					? ["Ein Stift", "kratzt noch"]
					: [`${capital(counted(count))} Stifte`, "kratzen noch"],
		still: (names: string[], deed: string) =>
			`${listed(names)} ${names.length === 1 ? "ist" : "sind"} noch ${deed}.`,
		manyStill: (count: number, deed: string) =>
			`${capital(counted(count))} von euch sind noch ${deed}.`,
		writing: "am Schreiben",
		busy: "am Werk",
		manyOut: (count: number) =>
			`${capital(counted(count))} sind kurz draußen und bestimmt gleich wieder da.`,
		out: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "ist" : "sind"} kurz draußen und bestimmt gleich wieder da.`,
		for: (names: string[]) => `Warten auf ${listed(names)}`,
		forMany: (count: number) => `Warten auf ${many(count, "Person", "Leute")}`,
		nobody: "Alle fertig. Es geht los.",
		part: (n: number, of: number) => `Teil ${n} von ${of}`,
		leftThem: "Das hast du hinterlassen",
		clock: (name: string) => `${name} hat am längsten Zeit`,
		yourClock: "Du hast am längsten Zeit",
		writeOn: "Weiterschreiben",
		minute: "Minute schenken",
		pause: "Pause",
		stories: "Was auf dem Herd steht",
		untitled: "Noch ohne Titel",
	},

	lobby: {
		atTable: (count: number) => `${count} am Tisch`,
		room: (free: number, watching: number) =>
			[
				free > 0 ? `noch ${many(free, "Platz", "Plätze")} frei` : "voll, zuschauen geht",
				...(watching > 0 ? [watching === 1 ? "1 schaut zu" : `${watching} schauen zu`] : []),
			].join(", "),
		free: ["du?", "und du?"],
		type: "Kamera drauf, oder im Browser:",
		share: "Link teilen",
		hideCode: "Code tarnen",
		showCode: "Code zeigen",
		tv: "Auf den Fernseher damit",
		start: (count: number) => `Los, ${together(count)}`,
		startAlone: "Los",
		oneMore: "Noch jemand, dann geht’s los",
		rules: "Hausregeln",
		changed: (chips: string[]) => `Neue Regeln: ${chips.join(", ")}.`,
		otherRules: "andere Hausregeln",
		chips: {
			own: "Eigenes Rezept",
			preset: (name: string, minutes: number | null) =>
				minutes === null ? `${name}, ohne Uhr` : `${name}, etwa ${minutes} min`,
			partEach: "ein Teil pro Nase",
			/** With the name of the speed. */
			each: (speed: string, seconds: number) =>
				`${speed}, je ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`}`,
			together: "gemeinsam lesen",
			guide: (on: boolean) => (on ? "mit Anleitung" : "ohne Anleitung"),
			moderated: "moderiert",
			secret: "ohne Namen",
			guess: "wer war’s?",
			alone: "ohne Publikum",
		},
	},
});
