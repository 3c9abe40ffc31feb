import { capital } from "../../capital.ts";
import type { exportWords as english } from "../../en/game/exports.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating<Words<typeof english>>({
	blank: "(page blanche)",
	removed: "TEXTE RETIRÉ",
	/** On the picture of the winner. */
	best: "L’histoire de la soirée",
	with: "avec",
	by: (name: string, part: string) => `${name}, ${part}`,
	continued: (by: string) => `${by}, suite`,
	startedBy: (name: string) => `Commencée par ${name}`,
	written: (date: string) => `Écrite avec Plotluck le ${date}`,
	page: (n: number, of: number) => `page ${n} sur ${of}`,
	rating: (mature: boolean) => (mature ? "18+" : "TOUT PUBLIC"),
	moreFaces: (count: number) => `+${count}`,
	matureText: "Ses plumes l’ont classée 18+.",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part: string, name: string) => `${capital(part)} : ${name}`,
});
