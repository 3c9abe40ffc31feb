import type { Clipping } from "../../en/game/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `Do zine, carta de ${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `Do zine, o horóscopo ${who}`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `Do zine, classificados: ${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"Joguei de batata e fiquei em último. Depois joguei de fantasma e fiquei em último. O problema sou eu?",
		"Lanterninha, de um sótão",
		"Nos dois jogos, a frase que todo mundo repete até hoje era sua.",
	),
	stars("do fantasma", "Uma parede vai deixar você passar. Bata mesmo assim."),
	advert(
		"tapa-se furo de enredo",
		"Furo pequeno, na hora. Furo grande, é só olhar pro outro lado.",
		"Orçamento sem compromisso",
	),
	stars("do gato", "Você vai ter razão. Ninguém vai gostar."),
	letter(
		"Minha mulher escreve uma frase, aperta TERMINEI e fica me olhando. Não diz nada, e como diz.",
		"Ainda Digitando",
		"Escreva você uma parte de uma frase só, sobre ela. Depois olhe de volta.",
	),
	stars("do dinossauro", "Esta semana, não olhe pra cima."),
	advert(
		"ganchos de novela seminovos",
		"Quase ninguém ficou pendurado. Alguns ainda vêm com unha.",
		"Dois por um susto",
	),
	stars("do guaxinim", "O que você procura está no lixo. Sempre esteve."),
	letter(
		"Eu sou um cachorro e adoro quando é a minha vez. Vai ser a minha vez de novo?",
		"Biscoito (um cachorro)",
		"Vai SEMPRE ser a sua vez de novo.",
	),
	stars("da batata", "O calor vem aí. Traga requeijão."),
	advert(
		"academia noturna do Barão Bombado",
		"Doze semanas. Sem espelho: ninguém ia se ver mesmo.",
		"Primeira noite grátis",
	),
	stars("do coelho", "Você vai chegar cedo, e o resto vai atrasar."),
	advert(
		"aluga-se lua, por hora",
		"Clareia sacada, atende lobisomem. Despedidas até 30% mais bonitas.",
		"Quarto minguante paga meia",
	),
	stars("do cachorro", "Bola."),
];
