import type { tvWords as english } from "../../en/game/tv.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many, withinSentence } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating<Words<typeof english>>({
	heading: "O telão",
	text: "Esta página não ocupa lugar. Ela mostra a sala pra quem está no sofá.",
	code: "Código da sala",
	show: "Abrir a cortina",
	failed: "Não abriu. O código está certo?",
	elsewhere: "Esta tela agora está em outra janela.",
	opening: "Apaguem as luzes…",
	offline: "Procurando a sala…",
	foyer: "Aponte a câmera ali ou abra",
	qr: (code: string) => `QR code que leva à sala ${code}`,
	seated: (count: number, free: number, { locked, audiences }) => {
		const room = locked
			? "porta trancada"
			: free > 0
				? `${free === 1 ? "cabe" : "cabem"} mais ${grouped(free)}`
				: "lotada";
		const watch = !locked && free <= 0 && audiences ? ", mas dá pra assistir" : "";
		return `${grouped(count)} à mesa, ${room}${watch}`;
	},
	watch: "Assista:",
	along: "Assista junto:",
	story: (n: number, of: number) => `História ${n} de ${of}`,
	with: (names: string[]) => (names.length > 0 ? `com ${listed(names.map(withinSentence))}` : ""),
	next: "Abrir a cortina",
	part: (n: number, of: number) => `Parte ${n} de ${of}`,
	page: (n: number, of: number) => `Página ${n} de ${of}`,
	wrote: (name: string | null) => `${name ?? "Alguém"} escreveu isto`,
	marked: (readers: number) => `${many(readers, "pessoa marcou", "pessoas marcaram")} uma frase`,
	of: (name: string | null, part: number, title: string) =>
		`${name ?? "Alguém"}, parte ${part} de ${inQuotes(title)}`,
	writtenBy: (names: string[]) => `texto de ${listed(names)}`,
	gallery: "Na galeria",
	menu: "Som, voz e movimento",
	voice: "Ler em voz alta",
	voiceNote: "Cada participante ganha uma das vozes deste aparelho.",
	overlay: "Overlay de live",
	winner: "A história da noite",
	won: (titles: string[]) => (titles.length > 0 ? listed(titles) : "Ninguém conseguiu decidir"),
	library: "Mas que biblioteca",
	stories: (count: number) => many(count, "história", "histórias"),
	longest: (name: string) => `A mais longa é de ${name}`,
	paused: "O jogo está em pausa",
	poking: (state: string, name: string) => `${state}, cutucando ${name}`,
	earlier: (title: string) => `${title}, do seu último jogo`,
	hush: (pencils: number) => {
		const said = tableWords.waiting.pencils(pencils).join(" ");
		return pencils === 0 ? said : `${said}. Psiu.`;
	},
	still: (people: number) =>
		people === 0
			? "Todo mundo terminou. Lá vamos nós."
			: people === 1
				? "Falta uma pessoa"
				: `Faltam ${counted(people, "f")} pessoas`,
	votes: (people: number) =>
		people === 0
			? "Todos os votos estão na urna."
			: people === 1
				? "Ainda falta um voto"
				: `Ainda faltam ${counted(people)} votos`,
	reading: {
		story: "Hora da história",
		vote: "Votação aberta",
		both: "Primeiro as histórias, depois o voto",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "Lendo as instruções",
		minors: "Um momentinho",
		characters: "Convidando o elenco",
		"story-create": "Escalando os elencos",
		write: "Psiu. Estão escrevendo.",
		title: "Como vai se chamar?",
		censor: "Uma espiada antes da leitura",
		"read-vote": "",
		results: "Apaguem as luzes…",
	},
});
