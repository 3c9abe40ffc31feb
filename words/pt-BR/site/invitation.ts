import type { invitationWords as english } from "../../en/site/invitation.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating<Words<typeof english>>({
	title: "Chegou seu convite",
	expected: "Estão esperando você na",
	table: (host: string) => `mesa de ${host}`,
	someTable: "mesa da turma",
	story: {
		expected: "Estão esperando você na",
		of: (host: string) => `história de ${host}`,
		some: "história da turma",
		you: (name: string) => `Você é ${name}`,
	},
	room: (code: string, here: number) =>
		`Sala ${code}, ${here === 0 ? "ninguém chegou ainda" : `${many(here, "pessoa", "pessoas")} aqui`}`,
	/** For a game over days with the usual time for a part. */
	slow: "Uma parte por dia, mais ou menos uma semana",
	host: (name: string) => `${name}, host`,
	others: (count: number) => `e mais ${count}`,
	here: "À mesa",
	seat: "guardado pra você",
	game: "Cada pessoa começa uma história. Aí as histórias andam um lugar, e mais um, e mais um. No fim, vocês leem tudo em voz alta.",
	you: (name: string) => `Hoje você é ${name}`,
	other: "Outra pessoa",
	name: "Seu nome",
	age: "18 anos ou mais?",
	sit: "Sentar",
	watch: "Assistir",
	onlyWatch: "Só assistir",
	look: "Seu visual",
	lookDone: "Pronto",
	full: "Todos os lugares estão ocupados. Ainda dá pra assistir e puxar os aplausos.",
	playing: "Já começaram. Dá pra assistir até a votação começar.",
	taken: { full: "Todos os lugares estão ocupados.", playing: "Já começaram." },
	closedToAll: "Não tem nada pra ver aqui: esta sala não recebe plateia.",
	locked: (host: string | null) =>
		host === null ? "A sala está trancada. Quer bater?" : `${host} trancou a sala. Quer bater?`,
	knock: "Bater",
	stillLocked: (host: string | null) =>
		`Continua trancada. Ninguém ouve você pela porta: peça pra ${host ?? "quem está com a coroa"} destrancar e bata de novo.`,
	adultsOnly: "Esta sala é pra quem tem 18 anos ou mais.",
	tooYoung:
		"Esta sala é pra quem tem 18 anos ou mais. Nas salas livres pra todas as idades tem lugar pra você.",
	loading: "Espiando pela fechadura…",
});
