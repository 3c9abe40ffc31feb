import type { PageText } from "../../page-text.ts";

export default {
	title: "Sobre",
	heading: "Sobre o Plotluck",
	description: "O que é o Plotluck: um jogo de escrever com a turma, e uma origem toda inventada.",
	lead: "Um junta-panelas de enredos: todo mundo traz um prato, ninguém sabe no que vai dar o jantar.",
	sections: [
		{
			heading: "De onde veio",
			blocks: [
				"Existe uma brincadeira antiga: escreva uma linha, dobre o papel, passe adiante. No fim alguém desdobra, e ninguém consegue ler de tanto rir. Daqui pra frente é tudo invenção, como era de se esperar. A gente brincou disso a três, num guardanapo, esperando um trem atrasado, na primavera de 2021. O guardanapo acabou antes da história.",
				"Aí a gente fez um guardanapo mais comprido. O Plotluck é aquele pedaço de papel, com espaço pra parágrafos inteiros, um relógio e um elenco que você nunca teria convidado. No começo ele tinha um cronômetro e círculos coloridos. Depois ganhou um fantasma, porque um fantasma é um círculo que desistiu, e depois do fantasma ninguém segurou mais.",
				"Ele foi feito pra quem diz que não sabe escrever. Você tem três minutos, um bruxo, uma máquina de xerox e uma história que outra pessoa já estragou. Nessa, ninguém nunca se deu mal.",
			],
		},
		{
			heading: "Por que fanfic",
			blocks: [
				"Porque é o jeito mais camarada de escrever que existe. Não precisa de licença nem de plano, só de dois personagens e das palavras “e se”. E se o vilão tivesse carteirinha da biblioteca? E se o farol respondesse? Todo mundo à mesa conhece alguém que vale a pena pegar emprestado: uma estrela de cinema, um cavaleiro, o caramelo da rua.",
				"As carinhas à mesa são criação nossa. Os personagens das histórias são os que vocês trouxerem. São de quem inventou, e só vieram de visita, pra se divertir.",
			],
		},
		{
			heading: "Como é",
			blocks: [
				"Papel, tinta e marca-texto. Barulho na sala de espera, silêncio enquanto se escreve, barulho de novo na hora de ler. Dá pra jogar sem conta, sem pagar e sem instalar nada. A noite com a turma vem completa, e vai ser sempre assim.",
				"A conta de luz é paga por gente que gosta tanto que vira mecenas. Mecenas ganham mais deixas, mais cores, carinhas mais brilhosas e um zine de oitenta e duas páginas. Mais pontos, não.",
			],
		},
		{
			heading: "O que a gente aprendeu no caminho",
			blocks: [
				[
					"As pessoas precisam de menos tempo pra escrever do que pensam, e de muito mais pra ler.",
					"Botão que dá pra desfazer, a gente aperta com o dobro de gosto.",
					"Onde ninguém se conhece, alguém precisa ficar de olho. A gente já teve salas públicas, e fechou.",
					"Uma história não precisa ser guardada pra sempre pra ter sido boa.",
					"Se você desenhar um sovaco, alguém vai amar.",
				],
				"A versão longa, com todas as vezes que a gente errou o caminho, é tão inventada quanto esta. Está no blog.",
			],
		},
		{
			heading: "O que acontece com as histórias",
			blocks: [
				"São de vocês. Levem tudo na hora dos resultados: um dia depois, o servidor joga fora a cópia dele. Algumas histórias ficam melhores na lembrança.",
			],
		},
	],
	next: [
		{ to: "/blog", label: "Blog" },
		{ to: "/howtoplay", label: "Como jogar" },
		{ to: "/contact", label: "Contato" },
	],
	community: true,
} satisfies PageText;
