import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"Um jogo de festa no navegador: traga um personagem, passe a caneta adiante e leia no que deu.",
	noscript: "O Plotluck roda no navegador e precisa do JavaScript ligado.",
	tooOld:
		"Este navegador é velho demais pro Plotluck, que precisa do Chrome ou Edge 111, Firefox 128, Safari 16.4 ou algo mais novo.",
	manifest: {
		description: "Um jogo de festa no navegador: a turma escreve fanfics, um pedaço de cada vez.",
		enter: "Entrar no jogo",
		create: "Criar jogo",
	},
	signInWindow: {
		title: "Entrar",
		text: "Um momento…",
	},
	offline: {
		title: "Sem conexão",
		heading: "Cortaram o telefone da cozinha",
		text: "Ou caiu a sua internet, ou caiu a da cozinha. A panela continua quente.",
		keptHeading: "Seu texto está guardado aqui.",
		keptText: "Ele está neste aparelho e vai pra panela assim que você voltar ao seu lugar.",
		waiting: "Esta página fica tentando e segue sozinha quando a conexão voltar.",
		again: "Tentar de novo",
	},
};
