import { capital } from "../../capital.ts";
import type { exportWords as english } from "../../en/game/exports.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating<Words<typeof english>>({
	blank: "(en blanco)",
	removed: "TEXTO TACHADO",
	/** On the picture of the winner. */
	best: "La historia de la noche",
	with: "con",
	by: (name, part) => `${name}, ${part}`,
	continued: (by) => `${by}, continúa`,
	startedBy: (name) => `La empezó ${name}`,
	written: (date) => `Escrita con Plotluck el ${date}`,
	page: (n, of) => `página ${n} de ${of}`,
	rating: (mature) => (mature ? "+18" : "TODA EDAD"),
	moreFaces: (count) => `+${count}`,
	matureText: "Quienes la escribieron la marcaron como +18.",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part, name) => `${capital(part)}: ${name}`,
});
