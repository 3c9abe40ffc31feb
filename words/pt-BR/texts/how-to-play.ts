import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "Como jogar",
	heading: "Como jogar",
	description:
		"Como é uma rodada de Plotluck: traga um personagem, escreva a sua parte, passe a caneta e leia no que deu.",
	lead: "Traga personagens, passe a caneta, leia o estrago. Um jogo leva de dez minutos a uma hora, dependendo do tamanho da turma e da fome.",
	contents: true,
	sections: [
		{
			heading: "Pra começar já",
			blocks: [
				[
					"Alguém cria um jogo e lê quatro letras em voz alta. O resto da turma digita.",
					"Todo mundo traz personagens: estrelas de cinema, bruxos, o caramelo da rua.",
					"Você recebe personagens de outras pessoas e escolhe sobre quem vai ser a sua história.",
					"Você escreve a primeira parte. Quando o relógio zera, a sua história segue viagem, e você continua a de outra pessoa.",
					"No fim, cada história volta pra casa de quem começou, pra ganhar um título.",
					"Vocês leem tudo, colam figurinhas nas frases boas e votam nos prêmios.",
				],
			],
		},
		{
			heading: "Do que vocês precisam",
			blocks: [
				"Um navegador por pessoa; o do celular serve muito bem. Nada pra instalar, nenhuma conta. Em dupla dá pra jogar, mas com duas pessoas não tem quem vote: a partir de três, tem vitória de verdade. Na mesa cabem doze pessoas; uma das regras da casa estica até trinta e duas. Na plateia, mais trezentas.",
				"Se a turma estiver no mesmo cômodo, abram /tv na televisão e digitem o código. Se não estiver, façam uma chamada: metade da graça é ouvir o pessoal lendo.",
			],
		},
		{
			heading: "Guia pra streamers",
			blocks: [
				"Antes de abrir a live. Faça o seu perfil primeiro, pra que o formulário não seja a cena de abertura. Depois, olho nas quatro letras: quem lê o código pode bater na porta.",
				[
					"Esconda o código. Toque nele na sala de espera ou no topo da tela, ou use o botão da página onde se digita o código. Ele fica escondido até você mostrar.",
					"Ponha o overlay na cena: uma fonte de navegador com o endereço /tv?overlay=1&code= e o código. Ele mostra o que está sendo lido, as figurinhas e os prêmios numa página transparente. Numa sala 18+ ele só mostra o código, até você liberar mais no seu balcão.",
					"Tranque a sala assim que o seu pessoal sentar. Dali em diante só entra quem já tem lugar.",
					"Tire da sala quem precisar. Vale pra essa sala: a mesma pessoa não volta com outro nome, a não ser que você deixe. Você também pode proibir tacar e cutucar, pra uma pessoa ou pra todas.",
				],
				"Quem assiste. Dá pra entrar na plateia até a votação começar, mesmo no meio de um jogo. A plateia lê, reage e vota; as figurinhas dela valem tanto quanto as suas; ela nunca atrasa o jogo nem pode escrever nele. Cabem trezentas pessoas.",
				"O que se lê em voz alta. Ligue a moderação se você não conhece todo mundo. Quem joga pode sinalizar partes, e você vê todas as histórias e sinalizações antes de alguém ler. O que você tarja continua tarjado, também nos downloads. Numa sala livre, as deixas picantes ficam de fora. O que cada pessoa escreve é com ela, então leia uma linha à frente da sua voz.",
				"Ritmo. “Ler em grupo” vira as páginas de todas as telas junto com as suas. Tocou a campainha, é a pizza: a pausa trava todos os relógios. Mais um minuto é mais um minuto. Pra um show rápido, use o ritmo supersônico ou relâmpago e três partes; pra um lento, relógio nenhum.",
			],
		},
		{
			heading: "Perguntas que sempre fazem",
			blocks: [
				{
					ask: "Meu celular morreu.",
					answer:
						"Volte ao mesmo endereço, no mesmo aparelho. Seu lugar, seu texto e sua vez continuam lá.",
				},
				{
					ask: "Abri o jogo em duas abas.",
					answer: "O lugar fica com a mais nova. Na mais antiga tem um botão pra pegar de volta.",
				},
				{
					ask: "Posso mexer no texto depois de avisar que terminei?",
					answer:
						"Pode. Digite de novo, e o aviso é desfeito. Quando todo mundo tiver terminado ao mesmo tempo, a parte fecha.",
				},
				{
					ask: "Alguém foi embora.",
					answer:
						"As histórias dessa pessoa continuam no jogo, e a vez dela passa pra quem escreve em seguida.",
				},
				{
					ask: "Quem estava com a coroa foi embora.",
					answer: "Depois de um minuto, a coroa passa pra quem está jogando há mais tempo.",
				},
				{
					ask: "Dá pra chegar depois?",
					answer: "Na plateia, sim, até a votação começar. Pra jogar, só na sala de espera.",
				},
				{
					ask: "Tenho menos de 18 anos.",
					answer:
						"A casa é sua em toda sala livre pra todas as idades. As salas marcadas 18+ não deixam você entrar.",
				},
				{
					ask: "Por que recusaram o nome do meu personagem?",
					answer:
						"Ele tem uma palavra que este jogo não aceita. O aviso diz qual nome foi. Tente outro; o resto não se perde.",
				},
				{
					ask: "Quanto tempo a gente tem pra ler?",
					answer:
						"Duas horas. A partir do momento em que metade do pessoal terminou, o resto tem mais três minutos.",
				},
				{
					ask: "Pra onde vão as histórias?",
					answer:
						"Nos resultados, baixe em imagem ou texto, compartilhe por um link que dura um dia ou guarde na sua conta. Um dia depois dos resultados, o servidor esquece o resto.",
				},
				{
					ask: "O que é o meu nível?",
					answer:
						"Ele conta as histórias em que você escreveu usando a sua conta. Dez valem duas estrelas, e com 250 você vira majestade das palavras.",
				},
				{
					ask: "Preciso de conta?",
					answer:
						"Pra jogar, não. Com conta, você tem nível, uma biblioteca de histórias guardadas e pacotes de deixas seus.",
				},
				{
					ask: "O que ganha quem é mecenas?",
					answer:
						"Mais sete pacotes de deixas, todos os temas, todas as carinhas, o zine e nenhum anúncio. Quando quem está com a coroa é mecenas, a mesa inteira joga com os pacotes.",
				},
				{
					ask: "E se for só eu?",
					answer:
						"Dá também: escolha Solo. Todas as partes são suas, com deixas pra passar rasteira em você.",
				},
			],
		},
		{
			heading: "O guia comprido",
			blocks: [
				"Os modos.",
				[
					"Rodízio: personagens de todo mundo, distribuídos por sorteio.",
					"Par perfeito: você diz sobre que par é a sua história.",
					"Com vocês: os personagens são as próprias pessoas da mesa.",
					"Telefone sem fio: você só vê a parte antes da sua.",
					"Solo: uma pessoa, uma história.",
				],
				"A sala de espera. Quem criou a sala fica com a coroa. Com ela dá pra começar o jogo, tirar alguém da sala e deixar voltar, e passar a coroa adiante. As regras podem mudar até a hora de começar. Toque na sua carinha pra pular, e na de alguém pra tacar algo fofo.",
				"O telão. /tv com o código mostra a sala numa televisão, sem ocupar lugar: até quatro telas, e mais uma pra quem está com a coroa. Ali passa o espetáculo: a cortina, as partes, os prêmios. Pro resto, o celular continua na mão.",
				"Personagens. Digite um nome em cada campo. Nome repetido não vale, a não ser que a sala deixe. Se o tempo acabar, a gente preenche os nomes que faltam.",
				"A escolha do elenco. Entre os personagens da sua mão, marque os que a sua história pede. Se marcar demais, o primeiro que você marcou se levanta e vai embora.",
				"A escrita. Você vê o que veio antes, sobre quem é a história e o relógio. Tudo é salvo enquanto você digita, mesmo quando o metrô entra no túnel. Ao terminar, deslize o botão; digitar de novo desfaz. Quando todo mundo termina, o jogo anda mais cedo. Se tem muito pra ler antes, você ganha um tempo a mais pra isso.",
				"Deixas. Acabaram as ideias? O botão de deixas passa uma pra você. Algumas salas dão deixas a todo mundo desde o começo. Em cada parte, dá pra trocar uma deixa que não agradou.",
				"Títulos. A sua própria história volta cheia de impressões digitais alheias. Sessenta caracteres pra resumir isso.",
				"Moderação. Se a sala tiver, é agora que quem está com a coroa olha as partes sinalizadas e pode tarjar. O resto se espreguiça.",
				`Leitura. Passeie pelas histórias e reaja: ${counted(LIMITS.emojis, "f")} figurinhas, um toque em cada. Toda história, menos a sua, precisa de pelo menos uma figurinha sua antes de você seguir. Quando quem está com a coroa vira as páginas pra todo mundo, toque numa frase pra passar o marca-texto: frases marcadas são citadas depois.`,
				"Prêmios. Um voto pra cada prêmio. Não dá pra votar na história que você começou.",
				"Resultados. O pódio, as histórias, quem gastou mais palavras e de quem são os personagens que mais arranjaram trabalho. Depois, quem sabe, mais uma rodada: a sala, o código e as regras continuam.",
			],
		},
		{
			heading: "Pontos",
			blocks: [
				[
					`Cada figurinha vale ${LIMITS.pointsPerReaction} pontos pra quem escreveu a parte e pra própria história, no máximo ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} da mesma pessoa por parte.`,
					"Cada prêmio vale 1.000 pontos. Alguns vão pra todo mundo que escreveu na história, outros pra uma pessoa só. Deu empate, divide.",
					"Quem empata em pontos divide a posição.",
				],
			],
		},
		{
			heading: "Como jogar bem",
			blocks: [
				[
					"Diga sim ao que já está lá. O cavalo agora é advogado; tudo bem.",
					"Deixe alguma coisa aberta no fim da sua parte. Quem vem depois precisa de uma porta.",
					"Escreva pro ouvido. Alguém vai ler em voz alta.",
					"Se não vier nada, descreva o que está em cima da mesa, e depois faça aquilo se mexer.",
					"Tenha carinho com quem começou a história. Ela volta pra essa pessoa.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Código de conduta" },
		{ to: "/play", label: "Jogar" },
	],
} satisfies PageText;
