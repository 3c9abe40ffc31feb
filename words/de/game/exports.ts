import { capital } from "../../capital.ts";
import type { exportWords as english } from "../../en/game/exports.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating<Words<typeof english>>({
	blank: "(leer geblieben)",
	removed: "TEXT ENTFERNT",
	/** On the picture of the winner. */
	best: "Geschichte des Abends",
	with: "mit",
	by: (name: string, part: string) => `${name}, ${part}`,
	continued: (by: string) => `${by}, Fortsetzung`,
	startedBy: (name: string) => `Begonnen von ${name}`,
	written: (date: string) => `Geschrieben mit Plotluck am ${date}`,
	page: (n: number, of: number) => `Seite ${n} von ${of}`,
	rating: (mature: boolean) => (mature ? "AB 18" : "FÜR ALLE"),
	moreFaces: (count: number) => `+${count}`,
	matureText: "Wer sie geschrieben hat, hat sie ab 18 eingestuft.",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part: string, name: string) => `${capital(part)}: ${name}`,
});
