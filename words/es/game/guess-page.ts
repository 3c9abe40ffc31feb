import type { guessPageWords as english } from "../../en/game/guess-page.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

export const guessPageWords = isolating<Words<typeof english>>({
	heading: ["¿Quién lo", "escribió?"],
	text: "A discutir en voz alta. En cada parte, toca la cara de quien sospechas. Puedes cambiar de idea hasta que termine la mesa entera.",
	aloud: "Primero se discute en voz alta; después, a tocar una cara.",
	done: "Esa es mi apuesta",
	skip: "Ni idea",
	counted: (done, of) => `${done} de ${of} ${done === 1 ? "ya apostó" : "ya apostaron"}`,
	in: "apuesta hecha",
	thinking: "pensando",
	suspects: (part) => `¿Quién escribió la ${part}?`,
	nobodyNamed: (part) => `${part}: nadie`,
	open: "nadie aún",
	own: "Fuiste tú. Pon cara de póquer.",
});
