import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "A primeira frase do dia",
	number: (day) => `nº ${day}`,
	start: "Continuar daqui",
	terms: "Cinco minutos, só você",
	written: "Hoje você já escreveu.",
	next: (time) => `Próxima frase em ${time}.`,
	card: (day) => `Primeira frase nº ${day}`,
	best: "Sua melhor frase",

	end: {
		heading: ["Essa é a sua frase", "de hoje."],
		deal: "Deixe o pessoal ler a sua e, amanhã, leia as de quem fez o mesmo.",
		share: "Compartilhar meu cartão",
		whole: "Ler a história inteira",
	},
	consent: {
		label: "Podem ler a minha frase",
		text: (time) => `Vai sem nome, e só até ${time}.`,
	},
	others: {
		heading: "O que saiu ontem",
		text: "Mesmo começo, outras cabeças:",
		nobody: "Ninguém mais deixou uma frase ontem.",
		report: "Denunciar",
		reportLine: (line: string) => `Denunciar ${inQuotes(line)}`,
		reported: "Valeu! Ninguém mais vê essa frase.",
	},
	days: {
		heading: "Dias em que você escreveu",
		text: "As primeiras frases que você continuou neste aparelho.",
		none: "Nenhum ainda. Todo dia tem uma primeira frase nova na página inicial.",
		wrote: (day: string) => `${day}: você escreveu`,
		earlier: "Antes",
		later: "Depois",
	},
});
