import type { invitationWords as english } from "../../en/site/invitation.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating<Words<typeof english>>({
	title: "Te invitaron",
	expected: "Te esperan en",
	table: (host) => `la mesa de ${host}`,
	someTable: "la mesa de tu gente",
	story: {
		expected: "Te esperan en",
		of: (host) => `la historia de ${host}`,
		some: "la historia de tu gente",
		you: (name) => `Eres ${name}`,
	},
	room: (code, here) =>
		`Sala ${code}, ${here === 0 ? "aún no hay nadie" : `ya hay ${many(here, "persona", "personas")}`}`,
	/** For a game over days with the usual time for a part. */
	slow: "Una parte al día, más o menos una semana",
	host: (name) => `${name}, con corona`,
	others: (count) => `y ${count} más`,
	here: "En la mesa",
	seat: "te guardamos silla",
	game: "En cada silla empieza una historia. Luego las historias pasan a la silla de al lado, y a la otra, y a la otra. Al final se leen en voz alta.",
	you: (name) => `Esta noche eres ${name}`,
	other: "Otra cara",
	name: "Tu nombre",
	age: "¿18 años o más?",
	sit: "Sentarme",
	watch: "Mirar",
	onlyWatch: "Solo mirar",
	look: "Tu estilo",
	lookDone: "Ya está",
	full: "No queda ni una silla. Aún puedes mirar y sumarte al aplauso.",
	playing: "Ya empezaron. Puedes mirar hasta que comience la votación.",
	taken: { full: "No queda ni una silla.", playing: "Ya empezaron." },
	closedToAll: "Aquí no hay nada que mirar: esta sala no admite público.",
	locked: (host) =>
		host === null
			? "La corona cerró la sala con llave. ¿Tocas la puerta?"
			: `${host} cerró la sala con llave. ¿Tocas la puerta?`,
	knock: "Toc, toc",
	stillLocked: (host) =>
		`Sigue con llave. A través de la puerta no se oye nada: pídele a ${host ?? "la corona"} que abra y vuelve a tocar.`,
	adultsOnly: "Esta sala es para personas de 18 años o más.",
	tooYoung:
		"Esta sala es para personas de 18 años o más. En las salas para todas las edades hay una silla para ti.",
	loading: "Mirando por la cerradura…",
});
