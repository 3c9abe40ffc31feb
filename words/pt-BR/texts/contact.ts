import type { PageText } from "../../page-text.ts";

export default {
	title: "Contato",
	heading: "Contato",
	description: "Como falar com as pessoas por trás do Plotluck.",
	lead: "O Plotluck roda em qualquer servidor que alguém resolva ligar. Quem cuida deste é quem passou o endereço pra você.",
	operator: true,
	sections: [
		{
			heading: "Alguma coisa quebrou",
			blocks: [
				"Se você está na sua conta, preencha o relato de bug: ele pergunta exatamente o que a gente precisa saber. Se não está, estas quatro coisas ajudam mais do que qualquer outra:",
				[
					"o que você fez, o que esperava e o que aconteceu em vez disso;",
					"o código da sala e mais ou menos quando foi;",
					"o aparelho e o navegador que você usou, e se em outro também acontece;",
					"as palavras da mensagem de erro, se apareceu alguma.",
				],
				"Mas antes tente recarregar a página: seu lugar e seu texto sobrevivem a isso.",
			],
		},
		{
			heading: "Alguém se comportou mal",
			blocks: [
				"Na sala, quem está com a coroa pode tirar participantes e tarjar o que escreveram. Uma história compartilhada tem um botão de denúncia. Depois, fale com quem cuida deste servidor, com o código da sala e o horário. Faça isso em até um dia: depois, os textos do jogo já se foram.",
			],
		},
		{
			heading: "Sua conta e seus dados",
			blocks: [
				"Se a sua conta foi criada neste servidor, dá pra mudar, baixar e apagar tudo sem pedir a ninguém: vá ao seu perfil e, de lá, à página da conta. Se você entra com o serviço de outra empresa, sua senha e seu nome moram lá; com o que fica guardado aqui, você pode fazer o mesmo. A página de privacidade diz o que é guardado e por quanto tempo. Ficou alguma dúvida? Pergunte.",
			],
		},
		{
			heading: "Dinheiro",
			blocks: [
				"Se você pagou e nada foi liberado, primeiro recarregue a página. Nada ainda? Conte pra qual conta foi e mais ou menos quando você pagou. Nunca mande número de cartão pra ninguém, nem pra gente.",
			],
		},
		{
			heading: "Só pra dar um oi",
			blocks: ["Pode dar! E conte qual foi a melhor frase da noite."],
		},
	],
	next: [
		{ to: "/bugreport", label: "Achei um bug" },
		{ to: "/privacy", label: "Privacidade" },
		{ to: "/codeofconduct", label: "Código de conduta" },
	],
	community: true,
} satisfies PageText;
