import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many, withinSentence } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "O jogo até aqui",
		loading: "Puxando o fio da história…",
		missing: "Não deu pra buscar o jogo até aqui.",
		who: "Quem está fazendo o quê",
		states: {
			done: "já terminou",
			writing: "escrevendo",
			busy: "no corre",
			asleep: "dormindo",
			gone: "saiu",
		},
		days: "Dia a dia",
		nothing: "Ninguém entregou nada ainda.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Alguém"} entregou a parte\u00A0${part}${
				words === null ? "" : `, ${many(words, "palavra", "palavras")}`
			}`,
		own: "Suas histórias",
		ownNone: "As histórias em que você escrever aparecem aqui.",
		ownMissing: "Suas histórias não carregaram.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `Aquela com ${listed(cast.map(withinSentence))}`,
		/** In place of the reader's name. */
		you: "Você",
	},

	recap: {
		heading: "E assim se passaram os dias",
		days: (count: number) => many(count, "dia", "dias"),
		parts: (count: number) => many(count, "parte", "partes"),
		words: (count: number) => many(count, "palavra", "palavras"),
		/** With a time such as "2 d 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `A maior espera por uma parte foi de ${time}.`
				: `Quem mais se fez esperar foi ${name}: ${time}.`,
	},

	move: {
		open: "Continuar em outro aparelho",
		text: "Escaneie com o outro aparelho ou abra o link nele. Só vale uma vez. Não mostre pra ninguém: quem abrir joga no seu lugar.",
		qr: "QR code do link do seu lugar",
		/** With a time of day. */
		until: (time: string) => `Vale até ${time}.`,
		hidden: "Durante a live, o QR code fica escondido. Copie o link.",
		copy: "Copiar o link",
		copied: "Copiado",
		copyFailed: "Não copiou",
		make: "Criar um link",
		another: "Criar outro link",
		used: "O link já foi usado. Não foi você? Então retome o seu lugar.",
		over: "O link expirou.",
		devices: (count: number) =>
			count === 1
				? "Seu lugar está aberto em mais um aparelho."
				: `Seu lugar está aberto em mais ${count} aparelhos.`,
		takeBack: "Retomar meu lugar",
		sure: "Deixar só neste aparelho?",
		takenBack: "Pronto: seu lugar agora é só deste aparelho.",
		cancel: "Cancelar o link",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continuar aqui",
		heading: "Seu lugar vem com você",
		text: "O lugar que você tem no outro aparelho vem pra cá, com tudo o que você escreveu. O link só vale uma vez.",
		go: "Continuar aqui",
		failed: "Não deu certo",
		incomplete: "Falta um pedaço do link. Copie inteiro ou escaneie o QR code de novo.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Um toque em ${name}`,
			sure: (name: string) => `Um toque em ${name} agora?`,
			done: (name: string) => `${name} já sabe.`,
		},
		offer: {
			heading: "Lugares livres",
			note: "Quem chegar agora herda a história e a vez. O que já foi escrito fica.",
			label: "Oferecer o lugar",
			sure: "Oferecer agora?",
			offered: "oferecido",
		},
	},
});
