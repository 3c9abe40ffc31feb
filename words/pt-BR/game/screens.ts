import type { screenWords as english } from "../../en/game/screens.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating<Words<typeof english>>({
	rating: { MATURE: "18+", ALL_AGES: "LIVRE" },

	header: {
		fanfic: "Fanfic",
		of: (n: number, of: number) => `${n} de ${of}`,
		part: (n: number) => `Parte ${n}`,
	},

	subheader: { show: "Como funciona?", hide: "Saquei, pode fechar" },

	waiting: {
		heading: "Vai passando um café",
		audience: "Você está na plateia. É só esperar e fazer cara de suspense.",
		host: "Alguém empacou?",
		kick: (name: string) => `Tirar ${name}`,
		skip: (name: string) => `Pular ${name}`,
	},

	guide: {
		ready: "Bora",
		readyHeading: "Pelo visto, você já sabe",
		readyText: "Ainda tem gente lendo as instruções. Deus abençoe.",
	},

	minors: {
		heading: "Uma palavrinha antes",
		text: "Tem gente com menos de 18 anos nesta mesa, então a sala fica livre pra todas as idades: nada de conteúdo sexual, nada de banho de sangue, nada que você esconderia da sua avó.",
		alone: "Se alguma coisa incomodar você, fale ou saia. Ninguém precisa explicar nada.",
		link: "Ler o código de conduta",
		newTab: "abre em outra aba",
		ack: "Entendi",
		waitText: "O resto da mesa também está prometendo se comportar.",
	},

	characters: {
		heading: "Quem entra nessa?",
		pairHeading: (count: number) =>
			count === 1 ? "É sobre quem?" : `Quem são as ${counted(count, "f")} figuras?`,
		text: (solo: boolean) =>
			solo
				? "Gente famosa, gente inventada ou o caramelo da rua. Quem sair no sorteio é problema seu."
				: "Gente famosa, gente inventada ou o caramelo da rua. Vai tudo pra mesma panela, e é dela que saem os elencos.",
		pairText: (count: number) =>
			count === 1
				? "A história inteira vai nas costas dessa pessoa. Escolha quem tenha sangue-frio, ou pelo menos um plano."
				: "A história inteira vai nas costas dessa gente. Escolha quem tenha química, ou pelo menos uma rixa antiga.",
		label: (n: number) => `Personagem ${n}`,
		locked: "Também na panela",
		ideas: [
			"um nome",
			"gente famosa",
			"alguém de novela",
			"quem ninguém espera",
			"um objeto com sentimentos",
			"um vilão de estimação",
		],
		ageOf: (name: string, mature: boolean) => `${name}: ${mature ? "18+" : "livre"}. Mudar`,
		story: "Esta história é",
		twin: "Figurinha repetida: esse nome você já pôs",
		nameless: "Ainda sem nome. Tente o dado.",
		dice: (n: number) => `Sortear um nome pro personagem ${n}`,
		rolled: (n: number, name: string) => `Personagem ${n}: ${name}.`,
		left: (count: number) => `${count === 1 ? "Falta" : "Faltam"} ${many(count, "nome", "nomes")}`,
		submit: "Pra panela",
		unrated: "Agora, a classificação",
		submitPair: "É essa gente aí",
		doneHeading: "Foi tudo pra panela",
		doneText: "Você trouxe",
		donePair: "A sua história é sobre",
	},

	create: {
		heading: "Seu elenco",
		text: (min: number, max: number) =>
			`Escolha ${min === max ? min : `de ${min} a ${max}`}. Você começa a história, e o resto da mesa que se vire.`,
		hand: "Os personagens da sua mão",
		rating: "A sua história é",
		forced: "Livre, porque um dos seus personagens é.",
		more: (count: number) => `Falta escolher ${count}`,
		unrated: "Agora, a classificação",
		select: "Escolher",
		doneHeading: "Que elenco!",
		doneText: (names: string[]) =>
			names.length === 0
				? "Já estão no camarim."
				: `${listed(names)} ${names.length === 1 ? "já está" : "já estão"} no camarim.`,
	},

	intro: {
		heading: "Prepare-se",
		once: ["Era uma vez", "Era uma vez"],
		yours: (characters: number) =>
			characters === 1 ? "agora é problema seu." : "agora são problema seu.",
		blind: "Você só vê a última parte. Coragem.",
		first: "e ninguém escreveu uma palavra ainda.",
		footer: "pode ir estalando os dedos",
		go: "JÁ!",
	},

	write: {
		heading: "Escreva a sua parte",
		past: "A história até aqui",
		fold: "Dobrar",
		unfold: (count: number) => `Ver a história até aqui (${many(count, "parte", "partes")})`,
		follows: "A tinta ainda está secando…",
		unknown: "alguém",
		cast: "com",
		castFirst: "Invente uma história com",
		box: "A sua parte da história",
		placeholder: "E aí…",
		once: "Era uma vez…",
		promptFirst: "Me dá uma deixa",
		promptNext: "Outra deixa",
		promptNone: "Acabaram as deixas",
		promptSwapShort: "Trocar esta, só uma vez",
		promptSwap: (prompt: string) => `Trocar esta deixa, só uma vez: ${prompt}`,
		done: "Terminei",
		words: (count: number) => many(count, "palavra", "palavras"),
		left: (count: number) => (count === 1 ? "resta 1" : `restam ${count}`),
		longPaste: (most: number) =>
			`Tem que digitar: dá pra colar no máximo ${most} caracteres de uma vez.`,
		saving: "Salvando…",
		over: "Deu a hora",
		given: {
			by: (name: string | null) => `${name ?? "Alguém"} deixou isto pra você.`,
			last: "Depois de você não vem mais ninguém: dê um fim nisso.",
			once: () => "Era uma vez",
			blank: "e ninguém escreveu uma palavra ainda.",
		},
		byline: (name: string, part: number) => `${name}, parte ${part}`,
		back: "Reler",
		backToText: "Continuar",
		prompt: "Deixa",
		faces: {
			sum: (done: number, all: number) => `${done} de ${all} já`,
			label: (done: number, all: number) =>
				`${done} de ${all} já ${done === 1 ? "terminou" : "terminaram"}. Quem está fazendo o quê`,
			title: "À mesa",
		},
		forReading: "pra ler",
		down: {
			heading: "Larguem o lápis!",
			handedIn: "entregue",
			still: (name: string) => `${name} ainda tem`,
			moreToRead: "Tinha mais pra ler: pegou a história comprida.",
			leftThem: "Você deixou de herança",
			readAll: "Reler a sua parte toda",
			poke: (name: string) => `Cutucar ${name}`,
		},
		extra: (seconds: number) => `${seconds} s a mais pra ler o que veio antes`,
		skipSteps: ["Pular geral", "Tem certeza?", "Sim, bora!"],
		waitText: (solo: boolean) =>
			solo
				? "Ouviu? É alguém brigando com uma página em branco."
				: "Ouviu? É o som da turma piorando tudo.",
		flag: "Sinalizar",
		flagged: "Sinalizada",
		flagLabel: (part: string) => `Sinalizar a ${part} pra quem está com a coroa`,
	},

	title: {
		heading: "Como vai se chamar?",
		text: (solo: boolean) =>
			solo
				? "Você fez tudo isso por conta própria. Leia mais uma vez e dê um nome."
				: "Foi esta a história que você começou. Olha só no que deu.",
		label: "Título",
		placeholder: "O Senhor dos Anéis de Cebola",
		submit: "O título é esse",
		missing: "História sem título? Nesta mesa, não.",
		doneHeading: "Já está na capa",
		doneText: (title: string) => `${inQuotes(title)}, então.`,
		bare: "Agora está impresso na capa.",
		watchHeading: (solo: boolean) => (solo ? "Um título, por favor" : "Títulos, por favor"),
		watchText: (solo: boolean) =>
			solo
				? "A história está ganhando um nome. Depois é só ler."
				: "O pessoal está procurando um nome pro que acabou de cometer. Depois vem a leitura.",
	},

	censor: {
		heading: "Vai tarja preta?",
		text: "Marque as partes que ninguém deve ler. As sinalizadas vêm com um aviso.",
		flags: (count: number) => many(count, "sinalização", "sinalizações"),
		mark: "Tarjar",
		markLabel: (part: string) => `Tarjar a ${part}`,
		marked: "Tarjada",
		confirm: (count: number) =>
			count === 0 ? "Tudo certo, bora ler" : `Tarjar ${many(count, "parte", "partes")} e começar`,
		waitHeading: "Uma olhadinha antes",
		waitText: (host: string) => `${host} está vendo se dá pra ler tudo em voz alta. É rapidinho.`,
	},
});
