import { capital } from "../../capital.ts";
import type { exportWords as english } from "../../en/game/exports.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating<Words<typeof english>>({
	blank: "(em branco)",
	removed: "TEXTO TARJADO",
	/** On the picture of the winner. */
	best: "A história da noite",
	with: "com",
	by: (name: string, part: string) => `${name}, ${part}`,
	continued: (by: string) => `${by}, continuação`,
	startedBy: (name: string) => `Começada por ${name}`,
	written: (date: string) => `Escrita com o Plotluck em ${date}`,
	page: (n: number, of: number) => `página ${n} de ${of}`,
	rating: (mature: boolean) => (mature ? "18+" : "LIVRE"),
	moreFaces: (count: number) => `+${count}`,
	matureText: "Quem escreveu classificou esta história como 18+.",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part: string, name: string) => `${capital(part)}: ${name}`,
});
