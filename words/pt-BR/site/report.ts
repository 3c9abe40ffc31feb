import type { reportWords as english } from "../../en/site/report.ts";
import type { Words } from "../../words.ts";

/** The texts of the bug report and of reporting a shared story. */
export const reportWords: Words<typeof english> = {
	reasons: {
		minors: "Crianças ou adolescentes em cena sexual",
		hate: "Ódio ou ameaças",
		person: "Sobre uma pessoa real, ou com dados particulares de alguém",
		rating: "É pra adultos e não está marcada como 18+",
		spam: "Propaganda, não uma história",
		other: "Outra coisa que viola o código de conduta",
	},

	story: {
		report: "Denunciar história",
		heading: "O que tem de errado com ela?",
		text: "Quem cuida deste site lê a sua denúncia. Ninguém fica sabendo que ela veio de você.",
		reason: "Motivo",
		send: "Enviar denúncia",
		sent: "Denúncia recebida, valeu por avisar. Alguém vai dar uma olhada na história.",
		takenDown: "Esta história foi retirada",
		takenDownText: "Ela violou as regras da casa. A cozinha pede desculpas.",
	},

	bug: {
		title: "achei um bug",
		heading: "achei um bug",
		subheader: "pra relatar um bug, é preciso entrar na sua conta.",
		kept: "O que você digitou aqui fica esperando.",
		noAccounts: "Este site não tem login, então não recebe relatos de bug.",
		contact: "Outros jeitos de falar com a gente",
		fields: {
			summary: "O que aconteceu?",
			date: "Quando?",
			roomCode: "Código da sala",
			device: "Aparelho e navegador",
			otherDevice: "Acontece em outro aparelho também?",
			errorDisplayed: "Apareceu alguma mensagem de erro?",
			frequency: "Com que frequência?",
			additionalInfo: "Mais alguma coisa?",
		},
		hints: {
			summary: (longest: number) => `Até ${longest} caracteres`,
			date: "Mais ou menos já serve",
			roomCode: "Se aconteceu numa sala",
			device: "Por exemplo: um celular antigo com Firefox",
			additionalInfo: "O que você fez logo antes? O que dizia a mensagem?",
		},
		answers: { yes: "sim", no: "não", "n/a": "não se aplica" },
		frequencies: {
			once: "uma vez",
			"hardly ever": "quase nunca",
			occasionally: "de vez em quando",
			"every time": "toda vez",
		},
		missing: "Falta preencher este",
		submit: "Enviar",
		thanks: "Valeu por avisar!",
		thanksText: "Uma criaturinha descabelada já saiu atrás do bug.",
		another: "Achei outro",
	},
};
