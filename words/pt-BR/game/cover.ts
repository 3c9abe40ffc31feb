import type { coverWords as english } from "../../en/game/cover.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating<Words<typeof english>>({
	switch: "Depois, desenhar a capa",
	begin: "Desenhar a capa",
	heading: "Desenhe a capa",
	lead: (timed: boolean) =>
		timed
			? "Um minuto, uma folha, talento opcional. A capa fica pendurada na sua história, pra todo mundo ver."
			: "Sem pressa, talento opcional. A capa fica pendurada na sua história, pra todo mundo ver.",
	hang: "Pendurar",
	none: "Sem capa",
	alt: (name: string | null) => (name === null ? "Uma capa" : `Uma capa desenhada por ${name}`),
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "Falta pintar uma capa",
	waiting: "Todos os títulos chegaram.",
	enough: "Larguem o lápis",
	down: "Tirar a capa",
	sure: "Tem certeza?",
});
