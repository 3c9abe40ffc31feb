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
				"Um jogo no seu navegador, como ele é. Queremos que ele funcione e o consertamos quando não funciona, mas não prometemos nem que esteja sempre no ar nem que nunca perca uma história. Baixe o que quiser guardar: as histórias de um jogo são removidas 24 horas depois dos resultados.",
			],
		},
		{
			heading: "O que você traz",
			blocks: [
				"O que você escreve continua seu. Ao escrever numa sala, você permite que este servidor guarde o texto e o mostre às pessoas dessa sala enquanto a sala existir, a quem seguir um link que alguém de vocês compartilhou e a quem guardar a história na própria conta. As pessoas com quem você escreve podem guardar e mostrar as histórias que vocês escreveram em conjunto, como se faz com a foto de uma festa.",
				"Você responde pelo que escreve. Não publique o que não tem direito de publicar, e siga o código de conduta.",
			],
		},
		{
			heading: "Idades",
			blocks: [
				"As salas marcadas 18+ são para pessoas com 18 anos ou mais. Todas as outras pessoas jogam em salas livres para todas as idades. Se a lei de onde você mora exige o consentimento de um responsável antes de usar um site como este, obtenha-o primeiro.",
			],
		},
		{
			heading: "Contas",
			blocks: [
				"Dá para jogar sem conta. Se você criar uma, não passe a senha e os códigos de recuperação a ninguém; o que acontece com ela vale como feito por você até que você nos diga outra coisa. Você pode apagá-la a qualquer momento. Nós podemos encerrar uma conta que viole estes termos.",
			],
		},
		{
			heading: "Mecenas",
			blocks: [
				"Onde é oferecida, a situação de mecenas custa 4,99 dólares canadenses, uma vez. Ela libera os pacotes de deixas, os temas, as carinhas e o zine, e tira os anúncios, para uma conta neste servidor e enquanto este servidor os oferecer. Não é uma assinatura e não pode ser passada adiante. Se ela não for liberada, ou se você comprou sem querer, escreva logo para nós e receba o seu dinheiro de volta; um pagamento devolvido ou contestado leva a situação de mecenas junto.",
			],
		},
		{
			heading: "O que você não pode fazer",
			blocks: [
				[
					"Invadir, ou tentar invadir: lugares, salas ou contas de outras pessoas, ou o servidor.",
					"Sobrecarregar o servidor de propósito, ou pôr máquinas para jogar no lugar de pessoas.",
					"Vender o que não é seu para vender, o que inclui as partes de outras pessoas.",
				],
			],
		},
		{
			heading: "Como isto acaba",
			blocks: [
				"Você pode parar de jogar a qualquer momento; não há nada para cancelar. Nós podemos fechar uma sala ou recusar alguém que viole estes termos ou ponha o site em perigo. Podemos mudar o jogo, estes termos ou o horário de funcionamento do servidor; se uma mudança destes termos for importante, a página inicial avisa antes que ela passe a valer.",
			],
		},
		{
			heading: "Responsabilidade e lei",
			blocks: [
				(law) =>
					`Até onde a lei permite, não respondemos por danos que venham do uso do jogo ou de ele estar fora do ar. Estes termos são regidos pelas leis de ${law ?? "Ontário, no Canadá"}, e as disputas sobre eles cabem aos tribunais de lá. Os direitos que a sua própria lei lhe dá e dos quais não se pode abrir mão continuam seus.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacidade" },
		{ to: "/codeofconduct", label: "Código de conduta" },
	],
} satisfies PageText;
