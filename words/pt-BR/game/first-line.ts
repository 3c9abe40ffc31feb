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
	best: "A sua melhor frase",

	end: {
		heading: ["Essa é a sua frase", "de hoje."],
		deal: "Amanhã você pode ler como os outros continuaram, se deixar que leiam a sua.",
		share: "Compartilhar meu cartão",
		whole: "Ler a história inteira",
	},
	consent: {
		label: "Deixar que leiam a minha frase",
		text: "Sem nomes. Some amanhã à meia-noite (UTC).",
	},
	others: {
		heading: "Os outros de ontem",
		text: "O mesmo começo, e eles também disseram que sim:",
		nobody: "Ninguém mais deixou uma frase ontem.",
		report: "Denunciar",
		reportLine: (line: string) => `Denunciar ${inQuotes(line)}`,
		reported: "Obrigado. Ninguém mais a vê.",
	},
	days: {
		heading: "Dias em que você escreveu",
		text: "Primeiras frases que você continuou neste aparelho.",
		none: "Nenhum ainda. Todo dia uma nova primeira frase espera na página inicial.",
		wrote: (day: string) => `${day}: escrito`,
		earlier: "Antes",
		later: "Depois",
	},
});
