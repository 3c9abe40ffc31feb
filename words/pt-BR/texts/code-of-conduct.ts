import type { PageText } from "../../page-text.ts";

export default {
	title: "Código de conduta",
	heading: "Código de conduta",
	description: "O que a gente pede a todo mundo que escreve em grupo no Plotluck.",
	lead: "2 de janeiro de 2023. Bobeira é o objetivo; maldade, não.",
	sections: [
		{
			heading: "Seja boa companhia",
			blocks: [
				"Você escreve com pessoas, sobre personagens, na frente de todo mundo. Tire sarro da história, não de quem conta. Se alguém à mesa disser que um assunto é demais, ache outro: o que não falta é assunto.",
				"Dê espaço. A parte de quem fala pouco é do tamanho da sua. Se uma parte foi ruim, durou três minutos; se foi boa, diga.",
			],
		},
		{
			heading: "O que não tem lugar aqui",
			blocks: [
				[
					"Assédio, ameaças ou perseguição, dentro ou fora de uma história.",
					"Ódio a pessoas por causa de onde vêm, do que acreditam, de quem amam, do que são ou de como o corpo delas funciona.",
					"Dados particulares de pessoas reais: endereços, telefones, qualquer coisa que você não gostaria que lessem em voz alta sobre você.",
					"Conteúdo sexual sobre pessoas reais que não concordaram com isso, ou em salas livres para todas as idades.",
					"O que for contra a lei onde você ou este servidor estiverem.",
				],
			],
		},
		{
			heading: "Conteúdo proibido",
			blocks: [
				"É proibido conteúdo sexual com personagens de menos de 16 anos. Também é proibido conteúdo sexual com qualquer pessoa mostrada ou conhecida como criança, diga a história a idade que disser. Nenhuma piada, regra, modo ou sala torna isso aceitável.",
				"Também é proibido conteúdo que incentive alguém a se machucar ou que recrute para a violência.",
			],
		},
		{
			heading: "Idades",
			blocks: [
				"Participantes com menos de 18 anos jogam em salas livres para todas as idades, e em nenhum outro lugar. Diga a sua idade com honestidade: ela decide em quais salas você entra, e todo mundo à mesa conta com isso. Quando há alguém com menos de 18 anos à mesa, o jogo avisa o resto da mesa antes de começar. Numa sala assim, toda parte tem que servir para a pessoa mais nova.",
			],
		},
		{
			heading: "Se a coroa está com você",
			blocks: [
				"A mesa é sua. Você pode tirar alguém da sala e, se quiser, dar um motivo; essa pessoa não pode voltar a essa sala. Você pode trancar a porta. Com a moderação ligada, você vê o que foi sinalizado antes de alguém ler, e pode tarjar. Ninguém fica sabendo quem sinalizou uma parte.",
				"Os nomes de pessoas e personagens são comparados com uma lista de ofensas graves nos seis idiomas. As partes e os títulos não são, e um nome só grosseiro ou de má fama passa: aí é com você.",
			],
		},
		{
			heading: "Se alguém passar do limite",
			blocks: [
				"Fale com quem está com a coroa. Sinalize a parte. Denuncie uma história compartilhada pelo botão embaixo dela; não é preciso ter conta, e ninguém fica sabendo quem denunciou. Você sempre pode ir embora: nenhum jogo vale uma noite ruim.",
				"Quem cuida deste servidor pode retirar histórias, fechar salas e deixar de fora quem quebra estas regras. O que está proibido acima pode custar a conta na hora.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Contato" },
		{ to: "/howtoplay", label: "Como jogar" },
	],
} satisfies PageText;
