import { capital } from "../../capital.ts";
import type { tableWords as english } from "../../en/game/table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed } from "../grammar.ts";

/** The verbs that begin a deed, and their forms for several people. */
const PLURALS: Partial<Record<string, string>> = {
	rezou: "rezaram",
	mandou: "mandaram",
	fez: "fizeram",
	amou: "amaram",
	botou: "botaram",
	riu: "riram",
	deu: "deram",
	tacou: "tacaram",
};

const several = (deed: string): string => deed.replace(/^\S+/, (verb) => PLURALS[verb] ?? verb);

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating<Words<typeof english>>({
	seats: "À mesa",
	host: "Host",
	you: (name: string) => `${name}, você`,
	/** Under the own face where names are short. */
	me: "você",
	hop: "Pular",
	throwSomething: "Tacar algo fofo",
	pokeSomebody: "Cutucar",
	justIn: (name: string) => `${name} na área`,

	tray: {
		label: "Coisas pra tacar",
		at: (name: string) => `Tacar em ${name}:`,
		hint: (open: boolean) =>
			open
				? "Toque na sua carinha pra pular. Toque na de alguém pra tacar algo fofo."
				: "Toque na sua carinha pra pular.",
		watching: "Toque em alguém pra tacar algo fofo.",
		off: "A coroa confiscou as suas coisas fofas.",
		throw: (thing: string) => `Tacar ${thing}`,
		things: { heart: "coração", laugh: "risada", fire: "fogo", poop: "cocô", wave: "tchauzinho" },
	},

	sparks: {
		somebody: "Alguém",
		reactions: [
			"uma reza",
			"um cocô",
			"uma careta",
			"um coração",
			"um foguinho",
			"uma risada",
			"uma estrela",
		],
		reacted: ["rezou", "mandou cocô", "fez careta", "amou", "botou fogo", "riu", "deu uma estrela"],
		hopped: "deu um pulinho",
		bowed: "fez uma reverência",
		waved: (atYou: boolean) => (atYou ? "deu tchau pra você" : "deu tchau"),
		threw: (thing: string, atYou: boolean) => `tacou ${thing}${atYou ? " em você" : ""}`,
		did: (name: string, others: number, deed: string) =>
			others === 0 ? `${name} ${deed}.` : `${name} e mais ${others} ${several(deed)}.`,
	},

	poke: {
		peeking: (name: string) => `${name} está espiando`,
		hint: "Toque em alguém pra cutucar.",
		again: (time: string) => `Próxima cutucada em ${time}.`,
		felt: (name: string) => `${name} sentiu essa.`,
		off: "A coroa desligou as suas cutucadas.",
		wanted: "Podem me cutucar",
	},

	state: {
		done: "terminou",
		titled: "título pronto",
		asleep: "dormindo",
		writing: "escrevendo",
		busy: "no corre",
		away: "ausente",
		awayFor: (time: string) => `ausente, ${time}`,
	},

	waiting: {
		pencils: (count: number): [string, string] =>
			count === 0
				? ["Lápis nenhum.", "Lá vem história"]
				: [count === 1 ? "Um lápis" : `${capital(counted(count))} lápis`, "ainda no papel"],
		still: (names: string[], deed: string) =>
			`${listed(names)} ainda ${names.length === 1 ? "está" : "estão"} ${deed}.`,
		manyStill: (count: number, deed: string) =>
			`${capital(counted(count, "f"))} pessoas ainda estão ${deed}.`,
		writing: "escrevendo",
		busy: "no corre",
		manyOut: (count: number) =>
			`${capital(counted(count, "f"))} pessoas deram uma saidinha e podem voltar a qualquer segundo.`,
		out: (names: string[]) =>
			names.length === 1
				? `${listed(names)} deu uma saidinha e pode voltar a qualquer segundo.`
				: `${listed(names)} deram uma saidinha e podem voltar a qualquer segundo.`,
		for: (names: string[]) => `Esperando ${listed(names)}`,
		forMany: (count: number) => `Esperando mais ${count}`,
		nobody: "Todo mundo terminou. Lá vamos nós.",
		part: (n: number, of: number) => `Parte ${n} de ${of}`,
		leftThem: "Você deixou de herança",
		clock: (name: string) => `${name} é quem tem mais tempo`,
		yourClock: "Você é quem tem mais tempo",
		writeOn: "Continuar escrevendo",
		minute: "Dar um minuto",
		pause: "Pausar",
		stories: "O que está no fogo",
		untitled: "Ainda sem título",
	},

	lobby: {
		atTable: (count: number) => `${count} à mesa`,
		room: (free: number, watching: number) =>
			[
				free > 0 ? `${free === 1 ? "cabe" : "cabem"} mais ${free}` : "lotada, mas dá pra assistir",
				...(watching > 0 ? [`${watching} assistindo`] : []),
			].join(", "),
		free: ["você?", "e você?"],
		type: "Aponte a câmera aqui ou digite",
		share: "Enviar link",
		hideCode: "Esconder código",
		showCode: "Mostrar código",
		tv: "Mostrar na TV",
		start: (count: number) => `Abrir o livro com ${count}`,
		startAlone: "Abrir o livro",
		oneMore: "Só falta mais uma pessoa",
		rules: "Regras da casa",
		changed: (chips: string[]) => `As regras mudaram: ${chips.join(", ")}.`,
		otherRules: "outras regras da casa",
		chips: {
			own: "Receita sua",
			preset: (name: string, minutes: number | null) =>
				minutes === null ? `${name}, sem relógio` : `${name}, uns ${minutes} min`,
			partEach: "uma parte por pessoa",
			/** With the name of the speed. */
			each: (speed: string, seconds: number) =>
				`${speed}, ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`} cada`,
			together: "leitura em grupo",
			guide: (on: boolean) => (on ? "com instruções" : "sem instruções"),
			moderated: "com moderação",
			secret: "autoria secreta",
			guess: "quem escreveu?",
			alone: "sem plateia",
		},
	},
});
