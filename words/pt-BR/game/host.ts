import type { CrownReason } from "#game/room.ts";
import type { hostWords as english } from "../../en/game/host.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { at } from "../grammar.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => `${from ?? "Você"} deu uma sumida`,
	left: (from) => `${from ?? "Você"} saiu`,
	passed: (from) => `${from ?? "Você"} passou adiante`,
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating<Words<typeof english>>({
	desk: "Seu balcão",
	open: "Balcão de host",
	clock: "O relógio",
	pause: "Pausar o jogo",
	goOn: "Continuar",
	minute: "Mais um minuto",
	door: "A porta",
	code: (code: string) => `O código da sala é ${code}.`,
	codeHidden: "O código da sala está escondido.",
	lock: "Trancar a sala",
	unlock: "Destrancar a sala",
	close: "Fechar a sala",
	lockedNote: "A sala está trancada: só entra quem já tem lugar.",
	screens: {
		heading: "Telas",
		count: (count: number) =>
			count === 1 ? "1 tela está assistindo." : `${count} telas estão assistindo.`,
		close: "Fechar todas as telas",
		sure: "Todas, até a TV?",
	},
	sparks: "Coisas fofas",
	sparksOff: "Sem tacar nem cutucar",
	sparksOn: "Liberar tacar e cutucar",
	stream: "Lives",
	streamNote: (on: boolean) =>
		on
			? "Esta sala é 18+, e mesmo assim os overlays de live mostram o que está sendo lido."
			: "Esta sala é 18+, então os overlays de live só mostram o código.",
	streamOn: "Mostrar a história no overlay",
	streamOff: "Só o código nas lives",
	crown: "Passar a coroa",
	crownText: "Quem recebe a coroa comanda a sala daí em diante.",
	crownNobody: "Não tem mais ninguém aqui agora.",
	pass: (name: string) => `Coroar ${name}`,
	passSure: (name: string) => `Vai ser ${name}?`,
	people: "Quem está aqui",
	ownSparks: {
		off: "Sem tacar",
		on: "Liberar de novo",
		label: (name: string, off: boolean) =>
			off ? `Liberar de novo: ${name}` : `Sem tacar: ${name}`,
		news: (name: string, on: boolean) =>
			on ? `${name} já pode tacar e cutucar de novo.` : `${name} não pode mais tacar nem cutucar.`,
	},
	shownOut: {
		heading: "Do lado de fora",
		short: "Deixar voltar",
		label: (name: string) => `Deixar voltar: ${name}`,
		news: (name: string) => `${name} já pode entrar de novo.`,
		locked: "A sala está trancada. Destranque também, senão não dá pra entrar.",
	},
	watches: (name: string) => `${name}, na plateia`,
	kick: {
		label: (name: string) => `Tirar ${name}`,
		short: "Tirar",
		heading: (name: string) => `Tirar ${name} da sala?`,
		text: "Não vai dar pra voltar, nem com outro nome, a não ser que você deixe.",
		why: "E a gente diz o quê?",
		whyHint: "Vai uma frase sem rodeio, e só essa pessoa lê.",
		reasons: {
			away: "Você sumiu",
			stranger: "Quem é você?",
			manners: "Olha os modos",
			none: "Nada, só avisar",
		},
		lock: "Trancar a sala em seguida",
		network: (count: number) =>
			count === 1
				? "A outra pessoa da mesma conexão também"
				: `As outras ${count} pessoas da mesma conexão também`,
		table: "E da mesa também, que ganha um link novo",
		stay: "Deixar ficar",
	},
	paused: (host: string | null) =>
		host === null ? "O jogo está em pausa" : `${host} pausou o jogo`,
	pausedNote: "Relógio parado, palavras a salvo.",
	pausedUntil: (time: string) => `Volta sozinho ${at(time)}.`,

	crownNews: (to: string | null, from: string | null, why: CrownReason) => {
		const holder = to === null ? "A coroa agora é sua" : `A coroa agora é de ${to}`;
		return `${WHY[why](from)}. ${holder}.`;
	},
	theHost: "Host",

	again: "De novo, mesma turma",
	againAlone: "Jogar de novo",

	together: {
		led: (host: string) => `${host} vira as páginas.`,
		leading: "Quem vira as páginas é você.",
		part: (part: number, of: number) => `Parte ${part} de ${of}.`,
		back: "Uma página atrás",
		nextPage: "Próxima página",
		nextPart: "Próxima parte",
		nextStory: "Próxima história",
		list: "Todas as histórias",
		toAwards: "Todo mundo pros prêmios",
		toEnd: "Todo mundo pro final",
		rejoin: "Ler com a turma",
	},
});
