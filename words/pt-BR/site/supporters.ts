import type { supporterWords as english } from "../../en/site/supporters.ts";
import type { Words } from "../../words.ts";

/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords: Words<typeof english> = {
	product: "mecenas",
	title: "Mecenas",
	heading: ["Vire", "mecenas"],
	lead: "Cinco mimos pra você, e mais um botijão pra manter a panela quente.",
	once: "4,99 CAD, uma vez só. Sem assinatura, sem letra miúda, sem telemarketing.",
	perksTitle: "O que você ganha",
	perks: {
		packs: {
			title: "Todos os pacotes de deixas",
			text: "Mais sete gavetas de ideias ruins, pra cada sala que você abrir.",
		},
		themes: {
			title: "Todos os temas",
			text: "Mais dez jeitos de vestir a página, de pétalas a minhocas.",
		},
		avatars: {
			title: "Carinhas de mecenas",
			text: "Sete parentes brilhosos, um deles com um segredo. E uma estrela ao lado do seu nome.",
		},
		zine: { title: "O zine digital", text: "82 páginas de histórias, quadrinhos e farelo." },
		adverts: { title: "Sem anúncios", text: "Só você, a caneta e o estrago que a turma fez." },
	},
	zine: "Abrir o zine",
	zineLocked: "O zine só abre pra mecenas.",

	buy: "Virar mecenas por 4,99",
	buying: "Indo ao caixa…",
	bought: "Você é mecenas",
	thanks: "Você já é mecenas. De coração: é por sua causa que a panela continua quente.",
	loggedOut: ["Pra virar mecenas é preciso entrar na conta. ", "Entre por aqui."],
	off: "Neste servidor nada está à venda. Pergunte a quem cuida dele.",
	open: "Nada pra comprar: aqui todo mundo tem tudo",
	openText: "Este servidor não guarda nada só pra mecenas. Sirva-se.",

	refused: {
		alreadySupporter: "Essa conta já é de mecenas. Guarde as suas moedas!",
		checkoutAway: "O caixa não respondeu. Nada foi cobrado; tente de novo daqui a pouco.",
		checkoutLimit: "Quanta compra! Tome um café e tente de novo daqui a uma hora.",
		checkoutOff: "Nada está à venda aqui no momento. Nada foi cobrado.",
		other: "O caixa não aceitou. Nada foi cobrado; tente de novo.",
	},

	thankYou: {
		title: "Valeu",
		heading: ["Valeu", "demais!"],
		lead: "Agora você é mecenas de um jogo muito besta. Isto está liberado:",
		unlocked: {
			packs: "pacotes de deixas",
			themes: "todos os temas",
			zine: "o zine",
			avatars: "carinhas de mecenas",
			adverts: "nada de anúncios, em lugar nenhum",
		},
		refresh: "Recarregue o site pra tudo aparecer.",
		button: "Recarregar o site",
		waiting: "Esperando o caixa dizer sim. Leva um instante.",
		here: "O caixa disse sim: é tudo seu.",
		slow: "O caixa está lento hoje. Seu pagamento está seguro; olhe de novo daqui a alguns minutos.",
	},

	supportUs: {
		title: "Apoie",
		heading: ["Dê uma", "força"],
		lead: "O jogo é de graça e vai continuar de graça. Se você gosta, veja como manter a panela no fogo.",
		supporter: {
			heading: "Seja mecenas",
			text: "4,99 CAD, uma vez só, por cinco vantagens.",
			button: "Ver as vantagens",
		},
		merch: {
			heading: "Lojinha",
			text: "Vista o guaxinim. Vão perguntar, e você vai ter que explicar.",
			button: "Ir à loja",
			none: "Ainda não tem loja aqui. Desenhe um guaxinim numa camiseta e a gente finge que não viu.",
		},
		zine: {
			heading: "O zine",
			text: "82 páginas feitas à mão, com cola até o cotovelo.",
			button: "Abrir o zine",
			locked: "Quem é mecenas lê. É uma das cinco vantagens.",
		},
		tips: {
			heading: "Caixinha",
			text: "As moedas da caixinha viram coisas novas pra todo mundo.",
			button: "Pôr na caixinha",
			none: "Ainda não tem caixinha aqui. Em vez disso, conte do jogo pra alguém: vale o dobro.",
			goals: "Metas da caixinha",
			unlocked: "liberado",
			locked: "trancado",
		},
		social: {
			heading: "Dê um oi",
			text: "Novidades, fan art e finais de outras turmas.",
			none: "A gente está onde você joga. Poste o seu final preferido, e mande um beijo pro gato.",
		},
	},

	goals: [
		{ amount: 200, prize: "um personagem novo", sprite: 20 },
		{ amount: 500, prize: "mais um personagem novo", sprite: 21 },
		{ amount: 1000, prize: "um modo de jogo novo", sprite: null },
	],
};
