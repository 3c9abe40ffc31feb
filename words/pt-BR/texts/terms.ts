import type { PageText } from "../../page-text.ts";

export default {
	title: "Termos de serviço",
	heading: "Termos de serviço",
	description: "Os termos de uso do Plotluck, em palavras que dá para ler.",
	lead: "30 de abril de 2021. Curtos, porque é um jogo de festa.",
	operator: true,
	sections: [
		{
			heading: "Entre quem valem estes termos",
			blocks: [
				"“Nós” somos as pessoas que cuidam do servidor neste endereço. “Você” é quem o usa. Ao jogar, você aceita o que está escrito aqui. Se não aceita, também está tudo bem: feche a aba, e ninguém fica devendo nada.",
			],
		},
		{
			heading: "O que você recebe",
			blocks: [
				"Um jogo no seu navegador, do jeito que ele é. Queremos que funcione, e consertamos quando não funciona. Mas não prometemos que esteja sempre no ar, nem que nunca perca uma história. Baixe o que quiser guardar: as histórias de um jogo são removidas 24 horas depois dos resultados.",
			],
		},
		{
			heading: "O que você traz",
			blocks: [
				"O que você escreve continua seu. Ao escrever numa sala, você permite que este servidor guarde o texto e o mostre: às pessoas dessa sala, enquanto ela existir; a quem abrir um link que alguém de vocês compartilhou; e a quem guardar a história na própria biblioteca. As pessoas com quem você escreve podem guardar e mostrar as histórias que vocês escreveram em conjunto, como se faz com a foto de uma festa.",
				"Você responde pelo que escreve. Não publique o que não tem direito de publicar, e siga o código de conduta.",
			],
		},
		{
			heading: "Idades",
			blocks: [
				"As salas marcadas 18+ são para pessoas com 18 anos ou mais. Todas as outras pessoas jogam em salas livres para todas as idades. Se a lei de onde você mora exige que um responsável autorize o uso de um site como este, peça essa autorização antes.",
			],
		},
		{
			heading: "Contas",
			blocks: [
				"Dá para jogar sem conta. Se você criar uma, não passe a senha nem os códigos de recuperação a ninguém. O que for feito com a sua conta vale como feito por você, até que você nos avise do contrário. Você pode apagá-la a qualquer momento. Nós podemos encerrar uma conta que viole estes termos.",
			],
		},
		{
			heading: "Mecenas",
			blocks: [
				"Onde é oferecido, o título de mecenas custa 4,99 dólares canadenses, uma vez só. Ele libera os pacotes de deixas, os temas, as carinhas e o zine, e tira os anúncios. Vale para uma conta neste servidor, enquanto este servidor oferecer tudo isso. Não é uma assinatura e não pode ser passado adiante. Se nada for liberado, ou se você comprou sem querer, escreva logo para nós e receba o seu dinheiro de volta. Um pagamento devolvido ou contestado leva o título junto.",
			],
		},
		{
			heading: "O que você não pode fazer",
			blocks: [
				[
					"Invadir, ou tentar invadir, lugares, salas ou contas de outras pessoas, ou o servidor.",
					"Sobrecarregar o servidor de propósito, ou pôr máquinas para jogar no lugar de pessoas.",
					"Vender o que não é seu, o que inclui as partes de outras pessoas.",
				],
			],
		},
		{
			heading: "Como isto acaba",
			blocks: [
				"Você pode parar de jogar a qualquer momento; não há nada para cancelar. Nós podemos fechar uma sala ou recusar alguém que viole estes termos ou ponha o site em perigo. Podemos mudar o jogo, estes termos ou o horário de funcionamento do servidor. Se uma mudança nestes termos for importante, a página inicial avisa antes que ela passe a valer.",
			],
		},
		{
			heading: "Responsabilidade e lei",
			blocks: [
				(law) =>
					`Até onde a lei permite, não respondemos por danos que venham do uso do jogo ou de ele estar fora do ar. Estes termos seguem a lei deste lugar: ${law ?? "Ontário, no Canadá"}. As disputas sobre eles cabem aos tribunais de lá. Continuam seus os direitos que a sua própria lei dá a você e de que não se pode abrir mão.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacidade" },
		{ to: "/codeofconduct", label: "Código de conduta" },
	],
} satisfies PageText;
