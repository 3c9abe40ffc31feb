import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"Um jogo de festa para o navegador: traga um personagem, passe a caneta adiante e leia no que deu.",
	noscript: "O Plotluck roda no navegador: é preciso permitir o JavaScript.",
	tooOld:
		"Este navegador é velho demais para o Plotluck, que precisa do Chrome ou Edge 111, Firefox 128, Safari 16.4 ou algo mais novo.",
	manifest: {
		description: "Um jogo de festa para o navegador: a galera escreve fanfics em conjunto.",
		enter: "Entrar no jogo",
		create: "Criar jogo",
	},
	signInWindow: {
		title: "Entrar",
		text: "Um momento...",
	},
	offline: {
		title: "Sem conexão",
		heading: "Cortaram a linha com a cozinha",
		text: "Ou o seu aparelho está sem conexão, ou a cozinha está. A panela ainda está quente.",
		keptHeading: "Seu texto está guardado aqui.",
		keptText: "Ele está neste aparelho e vai pra panela assim que você voltar ao seu lugar.",
		waiting: "Esta página procura uma conexão e continua sozinha quando encontrar.",
		again: "Tentar de novo",
	},
};
