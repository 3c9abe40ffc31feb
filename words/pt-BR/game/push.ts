import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "Quer que a gente avise?",
		text: "Pode levar horas até chegar sua vez de novo. Este aparelho pode avisar, mesmo com a página fechada.",
		yes: "Sim, me avise",
		no: "Não precisa",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Quer saber quando é a sua vez?",
		text: "No iPhone, só páginas na tela de início mandam notificação: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra a sala por lá.",
		ok: "Entendi",
	},
	sheet: {
		on: "Notificações deste jogo",
		hint: "No máximo três por dia, com o código da sala e nada das histórias.",
		kinds: {
			turn: "É a minha vez",
			hurry: "Faltam três horas",
			reading: "A leitura começou",
			results: "Saiu o resultado",
			nudge: "Um toque da coroa",
		},
		quiet: "Horário de silêncio",
		quietHint: "O que acontecer nesse horário espera amanhecer.",
		from: "Das",
		until: "Às",
		hour: (hour: number) => `${hour}h`,
		none: "nenhum",
	},
	denied:
		"O navegador não deixa esta página enviar notificações. Dá pra mudar isso nas configurações dele, em permissões deste site.",
	failed: "Não deu certo. Tente de novo mais tarde.",
});
