import type { servedWords as english } from "../en/served.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";
import { grouped, listed, many } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "Esta entrada passou do ponto",
			text: "Ela esperou demais ou veio de outro lugar. Nada se perdeu: feche esta janela e comece de novo.",
			toProfile: "Ir pro seu perfil",
		},
		busy: {
			title: "Tem fila na porta",
			toHome: "Ir pra página inicial",
		},
		out: {
			title: "Saindo",
			ask: "Sair da conta?",
			button: "Sair",
			stay: "Continuar na conta",
		},
	},
	chat: isolating({
		room: (code: string) => `Plotluck, sala ${code}`,
		test: "Este chat está conectado. Aqui aparece de quem é a vez, o que foi entregue e quando abre a leitura.",
		everybody: "todo mundo",
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, `mais ${grouped(more)}`] : names),
		turn: (who: string, until: string | null) =>
			until ? `Vez de ${who}, até: ${until}` : `Vez de ${who}`,
		handedIn: (name: string, words: number) =>
			`${name} entregou sua parte, ${many(words, "palavra", "palavras")}`,
		parts: (count: number) =>
			count === 1 ? "Uma parte foi entregue" : `${grouped(count)} partes foram entregues`,
		reading: (until: string | null, link: string) =>
			`A leitura está aberta${until ? `, até: ${until}` : ""}. ${link}`,
		results: (link: string) => `Os resultados saíram: ${link}`,
	}),
	calendar: {
		turn: (code: string) => `Sua vez acaba (Plotluck, ${code})`,
		reading: (code: string) => `A leitura acaba (Plotluck, ${code})`,
		results: (code: string) => `Os resultados saíram (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "Sua vez", text: (code: string) => `A sala ${code} está esperando você.` },
		hurry: {
			title: (hours: number): string => (hours === 1 ? "Falta uma hora" : `Faltam ${hours} horas`),
			text: (code: string) => `A sala ${code} continua esperando você.`,
		},
		reading: {
			title: "A leitura começou",
			text: (code: string) => `As histórias da sala ${code} estão escritas. Venha ler.`,
		},
		results: {
			title: "Saiu o resultado",
			text: (code: string) => `Veja como tudo terminou na sala ${code}.`,
		},
		nudge: {
			title: "Uma cutucada de quem comanda",
			text: (code: string) => `A sala ${code} não anda sem você.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Você tem até: ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, o jogo de festa das histórias compartilhadas",
			text: documentWords.description,
			picture:
				"Uma panela com um lápis dentro e cinco personagens de desenho animado com vontade de escrever",
		},
		invitation: {
			title: "Venha escrever com a gente",
			text: "Traga um personagem, passe a caneta adiante e leia no que deu. Sem app, sem conta.",
		},
		story: {
			title: "Uma história compartilhada",
			text: "Várias pessoas escreveram isto, uma depois da outra. Nenhuma se arrepende.",
			picture: "Uma raposa e uma batata escrevem uma história em duas folhas de papel",
		},
		storyPicture: "O título, uma frase e os nomes de quem escreveu a história",
	},
	descriptions: {
		"/blog": "Notícias da cozinha: o que mudou no Plotluck, e por quê. Em inglês.",
		"/supportus": "Jeitos de manter a panela do Plotluck no fogo.",
		"/supporter": "O que um mecenas do Plotluck recebe, e quanto custa.",
		"/bugreport": "Alguma coisa quebrou no Plotluck? Conte aqui.",
		"/drawing": "Um bloco de rabiscos para os minutos entre dois capítulos.",
	},
};
