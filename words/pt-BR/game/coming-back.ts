import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "O jogo até aqui",
		loading: "O jogo até aqui está chegando.",
		missing: "O jogo até aqui não carregou.",
		who: "Quem está onde",
		states: {
			done: "já terminou",
			writing: "escreve",
			busy: "ainda nisso",
			asleep: "dorme",
			gone: "saiu",
		},
		days: "Dia a dia",
		nothing: "Nada foi entregue ainda.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Alguém"} entregou a parte ${part}${
				words === null ? "" : `, ${many(words, "palavra", "palavras")}`
			}`,
		own: "Suas histórias",
		ownNone: "As histórias em que você escreveu aparecem aqui.",
		ownMissing: "Suas histórias não carregaram.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `A de ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Você",
	},

	recap: {
		heading: "Os dias que ficaram para trás",
		days: (count: number) => many(count, "dia", "dias"),
		parts: (count: number) => many(count, "parte", "partes"),
		words: (count: number) => many(count, "palavra", "palavras"),
		/** With a time such as "2 d 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `A maior espera por uma parte foi de ${time}.`
				: `A maior espera foi de ${time}, por ${name}.`,
	},

	move: {
		open: "Continuar em outro aparelho",
		text: "Escaneie isto com o outro aparelho, ou abra o link nele. Só vale uma vez. Guarde para você: quem abrir joga no seu lugar.",
		qr: "Código QR do link para o seu lugar",
		/** With a time of day. */
		until: (time: string) => `Vale até ${time}.`,
		hidden: "O código fica escondido durante a transmissão. Copie o link.",
		copy: "Copiar o link",
		copied: "Copiado",
		copyFailed: "Não deu para copiar",
		make: "Criar um link",
		another: "Criar outro link",
		used: "O link já foi usado. Não foi você? Então retome o seu lugar.",
		over: "O link expirou.",
		devices: (count: number) =>
			count === 1
				? "Outro aparelho recebeu o seu lugar daqui."
				: `Outros ${count} aparelhos receberam o seu lugar daqui.`,
		takeBack: "Retomar o meu lugar",
		sure: "Encerrar em todos os outros?",
		takenBack: "Agora só este aparelho tem o seu lugar.",
		cancel: "Cancelar o link",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continuar aqui",
		heading: "Seu lugar vem com você",
		text: "Você fica com o lugar que tem no outro aparelho, com tudo o que escreveu. O link só vale uma vez.",
		go: "Continuar aqui",
		failed: "Não deu certo",
		incomplete: "O link não está completo. Copie o link inteiro, ou escaneie o código de novo.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Dar um toque em ${name}`,
			sure: (name: string) => `Dar o toque em ${name} agora?`,
			done: (name: string) => `${name} já sabe.`,
		},
		offer: {
			heading: "Lugares livres",
			note: "Quem chegar agora assume a história e as vezes de jogar. O que foi escrito fica.",
			label: "Oferecer o lugar",
			sure: "Oferecer agora?",
			offered: "em oferta",
		},
	},
});
