import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"Um jogo de festa para o navegador: traga um personagem, passe a caneta adiante e leia no que deu.",
	noscript: "O Plotluck roda no navegador: é preciso permitir o JavaScript.",
};
