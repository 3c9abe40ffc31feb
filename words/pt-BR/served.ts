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
			title: "Este login passou do ponto",
			text: "Ele esperou demais ou veio de outro lugar. Nada se perdeu: feche esta janela e comece de novo.",
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
		test: "Chat conectado! Aviso aqui de quem é a vez, o que já foi entregue e quando a leitura começa.",
		everybody: "todo mundo",
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, `mais ${grouped(more)}`] : names),
		turn: (who: string, until: string | null) =>
			until ? `Vez de ${who}, até ${until}` : `Vez de ${who}`,
		handedIn: (name: string, words: number) =>
			`${name} entregou uma parte de ${many(words, "palavra", "palavras")}`,
		parts: (count: number) =>
			count === 1 ? "Uma parte foi entregue" : `${grouped(count)} partes foram entregues`,
		reading: (until: string | null, link: string) =>
			`A leitura começou${until ? ` e vai até ${until}` : ""}: ${link}`,
		results: (link: string) => `Saiu o resultado: ${link}`,
	}),
	calendar: {
		turn: (code: string) => `Fim da sua vez (Plotluck, ${code})`,
		reading: (code: string) => `Fim da leitura (Plotluck, ${code})`,
		results: (code: string) => `Saiu o resultado (Plotluck, ${code})`,
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
			text: (code: string) => `As histórias da sala ${code} estão prontas. Venha ler.`,
		},
		results: {
			title: "Saiu o resultado",
			text: (code: string) => `Veja como tudo terminou na sala ${code}.`,
		},
		nudge: {
			title: "Um toque da coroa",
			text: (code: string) => `A sala ${code} não anda sem você.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Você tem até ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, o jogo de festa das histórias a muitas mãos",
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
		"/blog":
			"Notícias da cozinha: a história inventada de como uma turma de três fez o Plotluck. Em inglês.",
		"/supportus": "Jeitos de manter a panela do Plotluck no fogo.",
		"/supporter": "O que você ganha virando mecenas do Plotluck, e quanto custa.",
		"/bugreport": "Alguma coisa quebrou no Plotluck? Conte aqui.",
		"/drawing": "Um bloco de rabisco pra passar o tempo até a sua vez.",
	},
};
