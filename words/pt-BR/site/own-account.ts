import type { ownAccountWords as english } from "../../en/site/own-account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating<Words<typeof english>>({
	signIn: {
		title: "Entrar",
		headings: { in: "Que bom ver você", up: "Puxe uma cadeira", lost: "Acontece com todo mundo" },
		question: "A gente já se conhece?",
		known: "Entrar",
		fresh: "Cheguei agora",
		name: "Nome",
		nameHint: "De 3 a 30 letras ou números. Nada de e-mail, a gente nunca escreve.",
		password: "Senha",
		passwordHint: "No mínimo 10 caracteres. Uma frase boba é perfeita.",
		show: "Mostrar o que digito",
		enter: "Entrar",
		join: "Criar minha conta",
		passkey: "Chave de acesso",
		noPasskey: "A chave de acesso não veio. Tente de novo ou use a sua senha.",
		lost: "Esqueceu a senha?",
		back: "Deixa, lembrei",
		lostText:
			"Quando você criou a conta, ganhou códigos de recuperação. Qualquer um deles abre a porta, e aí você escolhe uma senha nova.",
		code: "Código de recuperação",
		codeHint: "Quatro grupos de quatro, como mc7p-29xk-ahtw-4vne",
		newPassword: "Nova senha",
		recover: "Trocar e entrar",
		over: "Este login passou do ponto",
		overText: "Ele esperou demais ou começou em outra janela. Feche esta e comece de novo.",
		toProfile: "Ir pro seu perfil",
	},

	reset: {
		title: "Nova senha",
		heading: "Uma senha nova",
		text: (name: string) =>
			`Aqui você cria uma senha nova pra ${name}. Todos os aparelhos saem da conta; depois é só entrar com a nova.`,
		set: "Trocar a senha",
		done: "Pronto. Agora entre com ela.",
		over: "Este link expirou",
	},

	codes: {
		heading: "Suas chaves reserva",
		text: "Se você perder a senha, cada um destes códigos cria uma nova, uma única vez. Eles não aparecem de novo, então anote ou baixe o arquivo.",
		save: "Baixar arquivo",
		file: "plotluck-codigos-de-recuperacao.txt",
		fileText: (codes: readonly string[]) =>
			`Códigos de recuperação do Plotluck\nCada um cria uma senha nova, uma única vez.\n\n${codes.join("\n")}\n`,
		kept: "Já guardei",
	},

	account: {
		title: "Conta",
		heading: "Sua conta",
		guest: "Entre pra cuidar da sua conta.",
		unreachable: "Sua conta não abriu",
		elsewhere:
			"Seu nome e sua senha moram no serviço que você usa pra entrar. O que o jogo guarda sobre você está aqui.",
		signedInAs: (name: string) => `Você entra como ${name}.`,
		since: (day: string) => `Você está com a gente desde ${day}.`,
		change: "Salvar",
		done: "Pronto!",

		screenName: "O nome que a turma vê",
		name: "Seu nome de login",
		password: "Sua senha",
		newPassword: "A nova senha",
		names: "Nomes",
		passwordHeading: "Senha",
		passwordText: "Com uma senha nova, seus outros aparelhos saem da conta.",

		passkeys: "Chaves de acesso",
		passkeysText:
			"Com uma chave de acesso você entra com o dedo, o rosto ou o PIN do aparelho, e não tem nada pra decorar.",
		noPasskeys: "Nenhuma ainda.",
		passkeyFacts: (day: string, used: string | null) =>
			used === null
				? `criada em ${day}, ainda não usada`
				: `criada em ${day}, usada pela última vez em ${used}`,
		otherSite: (site: string) => `só funciona em ${site}`,
		passkeyLabel: "Um nome pra chave",
		passkeyDefault: "Este aparelho",
		addPasskey: "Criar chave",
		passkeyFailed: "Nenhuma chave de acesso foi criada. Nada mudou.",
		forget: "Esquecer",
		forgetName: (label: string) => `Esquecer a chave de acesso ${label}`,
		sure: "Tem certeza?",

		codes: "Códigos de recuperação",
		codesLeft: (count: number) =>
			count === 1
				? "Resta um código."
				: count === 0
					? "Não resta nenhum."
					: `Restam ${count} códigos.`,
		newCodes: "Gerar novos códigos",
		newCodesText: "Os códigos novos substituem todos os antigos.",

		data: "Seus dados",
		dataText: "Tudo o que o jogo guarda sobre a sua conta, num arquivo só.",
		download: "Baixar",
		dataFile: (day: string) => `plotluck-conta_${day}.json`,

		deletion: "Apagar a conta",
		deletionText:
			"Você perde de vez as histórias guardadas, os pacotes, o nível, as chaves de acesso e o que ganhou virando mecenas. As histórias que você escreveu em jogos de outras pessoas ficam lá até esses jogos serem removidos.",
		deletionElsewhere: "Sua conta no outro serviço continua lá.",
		delete: "Apagar tudo",
		gone: "Conta apagada. Valeu pelas histórias.",
		signOut: "Sair",
	},
});
