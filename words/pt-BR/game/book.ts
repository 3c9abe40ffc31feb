import type { bookWords as english } from "../../en/game/book.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating<Words<typeof english>>({
	night: "A história da noite",
	writtenBy: "Texto de",
	nobody: "alguém",
	contents: "Sumário",
	cover: "Capa",
	casts: "Os elencos",
	noCast: "Ninguém em especial",
	startedBy: "Começada por",
	awards: "Os prêmios",
	undecided: "Ninguém conseguiu decidir.",
	quotes: "Pra citar por aí",
	from: "de",
	people: "Os suspeitos de sempre",
	numbers: "Os números",
	category: "Categoria",
	result: "Resultado",
	colophon: "Colofão",
	made: (stories: number, date: string, clock: boolean) =>
		`Este livro tem ${counted(stories, "f")} ${
			stories === 1 ? "história, escrita" : "histórias, escritas"
		} com o Plotluck em ${date}, uma parte de cada vez${clock ? ", contra o relógio" : ""}.`,
	address: (site: string) => `Escreva a sua: ${site}`,
	rights: "As histórias pertencem às pessoas que as escreveram.",
	fonts:
		"Composto em Lilita One e Literata, sob a SIL Open Font License 1.1. As figuras pequenas são Fluent Emoji, da Microsoft, sob a licença MIT.",
});
