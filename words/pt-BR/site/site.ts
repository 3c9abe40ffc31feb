import type { siteWords as english } from "../../en/site/site.ts";
import { PRODUCT } from "../../product.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords: Words<typeof english> = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "carregando…",
	back: "Voltar",
	close: "Fechar",
	dismiss: "Dispensar",
	yes: "sim",
	no: "não",
	tryAgain: "Tentar de novo",

	sound: {
		menu: "Som e movimento",
		on: "O som está ligado. Som e movimento",
		off: "O som está desligado. Som e movimento",
	},

	code: {
		hide: (code: string) => `Código da sala: ${code}. Esconder`,
		show: "Código da sala escondido. Mostrar",
		masked: "****",
		watching: (count: number) => `${count} assistindo`,
	},

	home: {
		heading: ["Traga um personagem.", "Volte com uma ", "novela."],
		nameless: "Visita misteriosa",
		/** What the game is. */
		what: "A gente escreve uma história, um pedaço de cada vez, lê em voz alta e ri.",
		gotCode: "Tem um código?",
		codeHint: "Quatro letras: estão na tela ou com a pessoa do lado. Na quarta, a porta abre.",
		join: "Entrar",
		start: "Abrir a minha sala",
		otherWays: "Outros jeitos de jogar",
		name: "Nome",
		editName: "Mudar nome",
		pill: (name: string) => `${name}, sua ficha`,
		howToPlay: "Como jogar",
		smallPrint: "Letras miúdas",
		facts: ["de 3 a 12 pessoas", "de 10 a 60 minutos", "sem app, sem conta"],
		visits: (count: number) => many(count, "visita", "visitas"),
		maintenance: "A cozinha fechou um instantinho. Já volta!",
		blocked: "Até reabrir, nenhum jogo começa.",
		latestEntry: (day: string) => `Direto da cozinha, ${day}`,
		streams: "Ao vivo na Twitch",
		footer: "Sobre este site",
	},

	card: { label: "Você", guest: "Visita", loading: "Carregando" },
	menu: {
		supporter: { guest: "Por que apoiar?", signedIn: "Clube de mecenas" },
		bug: "Achei um bug",
	},

	language: "Idioma",
	links: {
		about: "Sobre",
		conduct: "Conduta",
		contact: "Contato",
		terms: "Termos",
		privacy: "Privacidade",
		drawing: "Rabisco",
	},

	errorPage: {
		heading: "Entornou o caldo",
		text: "Alguma coisa quebrou nesta página. O que você escreveu está a salvo: recarregue e o seu lugar vai estar esperando.",
		reload: "Recarregar",
	},

	errors: {
		badMessage: "Não deu pra ler a mensagem do servidor",
		timeout: "A resposta demorou demais. Confira a sua conexão.",
		unreachable: "O servidor não responde. Confira a sua conexão.",
		notInRoom: "Você não está em nenhuma sala",
		noPlayer: "CADÊ O SEU PERFIL?",
	},
};
