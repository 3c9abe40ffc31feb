import type { pushWords as english } from "../../en/days/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about messages to a device, and those of the messages, which name the room by its code. */
export const pushWords: Words<typeof english> = isolating({
	messages: {
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
	},
	ask: {
		title: "Quer que a gente avise?",
		text: "Pode levar horas até chegar sua vez de novo. Este aparelho pode avisar, mesmo com a página fechada.",
		yes: "Sim, me avise",
		no: "Não precisa",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Quer saber quando é a sua vez?",
		text: "Um iPhone só aceita notificações de páginas na tela de início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra a sala por lá.",
		ok: "Entendi",
	},
	sheet: {
		on: "Notificações deste jogo",
		hint: "No máximo três por dia, com o código da sala e sem texto de nenhuma história.",
		kinds: {
			turn: "É a minha vez",
			hurry: "Faltam três horas",
			reading: "A leitura começou",
			results: "Saiu o resultado",
			nudge: "Quem comanda me cutuca",
		},
		quiet: "Horário de silêncio",
		quietHint: "O que acontecer nesse horário espera até de manhã.",
		from: "Das",
		until: "Às",
		hour: (hour: number) => `${hour}h`,
		none: "nenhum",
	},
	denied:
		"O navegador não deixa esta página enviar notificações. Dá para mudar isso nas configurações dele para este site.",
	failed: "Não deu certo. Tente de novo mais tarde.",
});
