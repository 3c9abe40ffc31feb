import { capital } from "../../capital.ts";
import type { readingWords as english } from "../../en/game/reading.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many, withinSentence } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating<Words<typeof english>>({
	read: {
		heading: "Hora da história",
		text: "Leia todas e cole uma figurinha em cada. Depois vêm os prêmios.",
		textWithoutAwards: "Leia todas e cole uma figurinha em cada.",
		bagged: "Os saquinhos caem nos resultados.",
		states: { own: "sua", done: "lida", next: "a próxima", open: "ainda não" },
		by: (name: string) => `começada por ${name}`,
		with: (names: string[]) => `com ${listed(names.map(withinSentence))}`,
		progress: (done: number, of: number, voting: boolean) => {
			const deed = voting
				? done === 1
					? "entregou"
					: "entregaram"
				: done === 1
					? "terminou de ler"
					: "terminaram de ler";
			return `${done} de ${of} já ${deed}`;
		},
		left: (count: number) =>
			count === 1 ? "Falta reagir a 1 história" : `Falta reagir a ${count} histórias`,
		proceed: "Aos prêmios",
		toWait: "Esperar o pessoal",
		back: "De volta às histórias",
		saveBack: "Colar e voltar",
		needOne: "Uma figurinha, por favor. Qualquer uma.",
		ownPart: "A parte é sua. Disfarce.",
		ownStory:
			"Esta quem começou foi você. Se quiser, cole figurinhas nas partes do resto da turma.",
		hurry: (minutes: number) =>
			`Metade já terminou. O resto tem ${counted(minutes)} ${minutes === 1 ? "minuto" : "minutos"}.`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time: string) => `Metade já terminou. O resto tem ${time}.`,
		hurried: "Metade já terminou. Agora o relógio tem pressa.",
		stickers: (part: string) => `Figurinhas na ${part}`,
	},

	together: {
		on: (writer: string) => `No ar: a parte de ${writer}`,
		onUnknown: "No ar: a parte de alguém",
		tap: "Toque na frase que fisgou você.",
		marked: (readers: number) =>
			readers > 0 ? many(readers, "pessoa marcou", "pessoas marcaram") : "",
		markedToo: (others: number) =>
			others > 0 ? `Você e mais ${others} marcaram esta.` : "Seu marca-texto está nela.",
		reactions: (part: string) => `Figurinhas na ${part}`,
		give: (emoji: string, count: number) => (count > 0 ? `${emoji}, ${count} até agora` : emoji),
		hop: "pulo",
		often: "Toque cada vez que rir. Cai tudo no telão.",
		takeBack: ["Segure uma figurinha pra tirar", ", ou aperte Delete em cima dela"],
		earlier: (count: number) => `Reler ${many(count, "parte", "partes")}`,
		beingRead: ["Estão lendo", "você"],
		received: "O que a sua parte está ganhando",
		markedBy: (readers: number) =>
			readers === 1
				? "Uma pessoa passou o marca-texto em"
				: `${readers} pessoas passaram o marca-texto em`,
		advice: "Queixo erguido. Cara de surpresa.",
		showText: "Mostrar o texto",
		hideText: "Esconder o texto",
		bow: "Reverência",
		bowed: "Que elegância.",
		bowNote: "A sua carinha se curva no telão, uma vez por parte.",
	},

	vote: {
		name: "A votação",
		heading: ["Cole as medalhas", "nas histórias"],
		hint: "Pegue uma medalha, depois uma história. Ou arraste.",
		awards: "Medalhas",
		worth: (subtitle: string, points: number) => `${subtitle}. Vale ${grouped(points)}.`,
		given: (award: string, story: string) => `${award}: foi pra ${story}`,
		stuck: (award: string, story: string) => `${award} vai pra ${story}.`,
		own: "é sua, nem vem",
		submit: (given: number, of: number) => `Entregar, ${given} de ${of} coladas`,
		missing: (awards: string[]) => `Ainda na sua mão: ${listed(awards)}.`,
		list: "De volta às histórias",
		alert: "VOCÊ PRECISA VOTAR EM UMA HISTÓRIA!",
		alertText: "Pode ser uma ruim. Toda história é a preferida de alguém.",
		alertClose: "Tá bom",
		choices: (award: string) => `${award}: histórias em que você pode votar`,
	},

	voters: {
		heading: "Esperando o pessoal…",
		text: (left: number, voting: boolean) => {
			if (left === 0) return "Todo mundo já entregou.";
			const votes = left === 1 ? "Ainda falta um voto" : `Ainda faltam ${counted(left)} votos`;
			const readers = `${capital(counted(left, "f"))} ${left === 1 ? "pessoa ainda está" : "pessoas ainda estão"} lendo`;
			return `${voting ? votes : readers}. Quem lê devagar lê com carinho.`;
		},
		again: "Ler as histórias de novo",
	},

	reveal: {
		opening: "Apaguem as luzes…",
		award: (n: number, of: number) => `Prêmio ${n} de ${of}`,
		shared: (name: string, winners: number) =>
			winners < 2
				? name
				: `${name}, ${winners === 2 ? "em dose dupla" : `${counted(winners, "f")} vezes`}`,
		nobody: "Ninguém conseguiu decidir.",
		somebody: "alguém",
		points: (points: number) => `+${grouped(points)}`,
		voted: (names: string[]) => `${names.length === 1 ? "Voto" : "Votos"} de ${listed(names)}`,
		andIs: "E a história da noite é…",
		storyOfTheNight: "A história da noite",
		by: (names: string[]) => `de ${listed(names)}`,
		podium: (places: { place: number; title: string }[]) =>
			places.map(({ place, title }) => `${place}º lugar: ${title}.`).join(" "),
		said: (what: string, stories: { title: string; by: string | null }[]) =>
			`${what}: ${stories
				.map(({ title, by }) => (by === null ? title : `${title}, de ${by}`))
				.join("; ")}`,
		saidNobody: (award: string) => `${award}: ninguém conseguiu decidir`,
		places: { 2: "Segundo lugar", 3: "Terceiro lugar" },
		gallery: "A galeria",
		drum: "Rufar!",
		drumNote: "Ou aperte Espaço.",
		beats: (count: number, hands: number) =>
			`${many(count, "batida", "batidas")} de ${many(hands, "par", "pares")} de mãos`,
		skip: "Pular pra vitória",
		skipCount: (skips: number, of: number) =>
			`Pular (${skips} de ${of} ${skips === 1 ? "quer" : "querem"})`,
		next: "Próximo prêmio",
		toPodium: "Ao pódio",
		envelope: "Abrir o envelope",
		onward: "À biblioteca",
	},

	curtainCall: {
		heading: "Receba os aplausos",
		line: "A frase da noite",
		from: (title: string, writer: string | null) =>
			writer === null ? title : `${writer}, em ${inQuotes(title)}`,
		onward: "À biblioteca",
	},

	congratulations: {
		heading: "Parabéns",
		won: (names: string, count: number, points: number) =>
			`${names} ${count === 1 ? "vence" : "dividem a vitória"} com ${many(points, "ponto", "pontos")}.`,
		best: (titles: string[]) =>
			`O melhor da biblioteca: ${listed(titles.map((title) => inQuotes(title)))}.`,
		onward: "À biblioteca",
	},

	results: {
		heading: ["Mas que", "biblioteca"],
		fanfics: "FANFICS",
		further: "FANFICS, fora do pódio",
		writers: "AUTORIA",
		points: (count: number) => many(count, "ponto", "pontos"),
		pointsColumn: "pontos",
		none: "Desta vez não tem vitória de verdade: pra isso, só a partir de três. Mas foi uma beleza.",
		alone: (writer: string | null) => (writer === null ? "Toda sua" : `Um solo de ${writer}`),
		stats: "O jogo em números",
		inNumbers: (all: {
			stories: number;
			words: number | null;
			stickers: number;
			minutes: number | null;
		}) =>
			`${[
				many(all.stories, "história", "histórias"),
				...(all.words === null ? [] : [many(all.words, "palavra", "palavras")]),
				...(all.stickers === 0 ? [] : [many(all.stickers, "figurinha", "figurinhas")]),
				...(all.minutes === null
					? []
					: [
							`${many(all.minutes, "minuto", "minutos")} que não ${all.minutes === 1 ? "volta" : "voltam"} mais`,
						]),
			].join(", ")}.`,
		category: "Categoria",
		result: "Resultado",
		cast: "Tudo o que foi pra panela",
		player: "Quem",
		submitted: "Personagens",
		audience: "A plateia em números",
		home: "Início",
		donate: "Caixinha",
		more: "Mais",
		keptUntil: (time: string) => `Fica aqui até ${time}.`,
		anotherRound: (host: string) => `De novo? A coroa é de ${host}.`,
		place: (rank: number) => `${rank}º lugar`,
		quoted: inQuotes,
		favourites: (name: string) => `O que ${name} mais recebeu`,
	},

	suspects: {
		heading: ["Os", "suspeitos de sempre"],
		you: (title: string) => `Você: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
	},
});
