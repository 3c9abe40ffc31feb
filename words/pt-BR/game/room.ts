import type { roomWords as english } from "../../en/game/room.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating<Words<typeof english>>({
	connection: {
		connected: "conexão ok",
		connecting: "conectando…",
		reconnecting: "reconectando…",
		connection_error: "erro de conexão",
		connection_lost: "a conexão caiu, tentando de novo…",
		connection_failed: "não deu pra reconectar ao servidor",
		disconnected: "sem conexão",
		late: "ainda sem resposta, tentando",
		offline: "você está offline",
		elsewhere: "em outra aba",
	},

	save: {
		idle: "",
		saving: "salvando…",
		saved: "salvo",
		kept: "salvo aqui",
		closed: "deu a hora",
	},

	late: {
		heading: "Chegou tarde demais pra valer. A única cópia é a sua.",
		copy: "Copiar",
	},

	timer: {
		none: "sem pressa",
		until: (time: string) => `até ${time}`,
		left: (seconds: number) => (seconds >= 60 ? "falta um minuto" : `faltam ${seconds} segundos`),
	},

	waiting: {
		done: "terminou",
		writing: "escrevendo",
		busy: "no corre",
		away: "ausente",
	},

	room: {
		title: (code: string) => `Sala ${code}`,
		hiddenTitle: "Sala",
		yourTurn: "Sua vez",
		heading: "Procurando o seu lugar",
		preparing: "Pondo a mesa…",
		loading: "Carregando…",
		invalid: "Estado inválido",
		invalidText: "Esta página se perdeu no meio do jogo. Recarregar costuma resolver.",
		reload: "Recarregar",
		refused: "Não deu pra entrar",
		watch: "Ver da plateia",
		home: "Início",
		otherCode: "Outro código",
		elsewhere: "Este lugar está aberto em outra aba",
		elsewhereText:
			"Uma pessoa, um lugar. Você pode continuar lá ou trazer o jogo de volta pra esta aba.",
		takeBack: "Quero meu lugar",
		leaveHeading: "Sair do jogo?",
		leaveGame: "O jogo está no meio. Tem certeza de que quer sair?",
		leaveLobby: "O jogo já vai começar. Tem certeza de que quer sair?",
		leaveResults: "Tem certeza?",
		seatKept: "Seu lugar continua seu enquanto a sala estiver aberta.",
		seatWaits: "Seu lugar continua seu e você pode voltar, mas o pessoal vai ficar esperando.",
		giveUp: "Abrir mão do lugar",
		giveUpSure: "Abrir mão mesmo?",
		wayOut: "Saída",
		otherAvatar:
			"Sua carinha antiga agora é de mecenas, então a gente emprestou outra. Toque no seu lugar pra trocar.",
		stay: "Ficar",
		leave: "Sair",
	},

	again: {
		asks: (host: string) => [`${host} quer`, "mais uma rodada"],
		asksSequel: (host: string, title: string) => [
			`${host} quer saber`,
			`como ${inQuotes(title)} continua`,
		],
		yours: ["A coroa é sua.", "Mais uma rodada?"],
		joined: (names: string[], host: string) =>
			names.length === 0
				? `Ninguém mais topou ainda. Começa quando ${host} mandar.`
				: `${listed(names)} já ${names.length === 1 ? "topou" : "toparam"}. Começa quando ${host} mandar.`,
		own: "Começa quando você mandar.",
		join: "Topo!",
		watchAgain: "Ver de novo",
		stay: "Ficar com as histórias",
		kept: (time: string | null) =>
			`Seu lugar fica guardado até a próxima rodada começar. As histórias estão no Início, em “Histórias do último jogo”${time === null ? "" : `, até ${time}`}.`,
		joinLater: "Entrar na próxima",
		startedWithout: "A rodada começou sem você.",
		watching: "Agora seu lugar é na plateia.",
		watch: "Assistir",
		sitIn: "Jogar na próxima",
		sitsIn: "Na próxima você joga",
		nudge: (host: string) => `Um toque em ${host}`,
		nudged: (host: string) => `${host} já sabe`,
		nudges: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "quer" : "querem"} mais uma rodada`,
		until: (time: string) => `As histórias ficam até ${time}.`,
		backToLobby: "Sala de espera",
		backToResults: "Voltar aos resultados",
		before: (back: number) =>
			back === 1 ? "Histórias do jogo anterior" : `Histórias de ${back} jogos atrás`,
		loading: "Buscando as suas histórias",
		notLoaded: "As histórias não chegaram",
		gone: "Estas histórias já foram pra casa",
		goneText: "Elas ficam aqui por 24 horas. Talvez alguém ainda tenha uma imagem delas.",
	},

	goodbye: "A sala fechou as portas. Valeu por ter vindo!",
});
