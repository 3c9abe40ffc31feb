import type { tvWords as english } from "../../en/game/tv.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating<Words<typeof english>>({
	heading: "La pantalla grande",
	text: "Esta página no ocupa silla. Enseña la sala a quien está en el sofá.",
	code: "Código de la sala",
	show: "Arriba el telón",
	failed: "No funcionó. ¿El código está bien?",
	elsewhere: "Esta pantalla ahora está en otra ventana.",
	opening: "Se apagan las luces…",
	offline: "Buscando la sala…",
	foyer: "Apunta ahí con la cámara, o abre",
	qr: (code) => `Código QR que lleva a la sala ${code}`,
	seated: (count, free, { locked, audiences }) => {
		const space = free === 1 ? "cabe 1 más" : `caben ${grouped(free)} más`;
		const room = locked ? "puerta cerrada con llave" : free > 0 ? space : "ni una silla libre";
		const watch = !locked && free <= 0 && audiences ? ", se puede mirar" : "";
		return `${grouped(count)} en la mesa, ${room}${watch}`;
	},
	watch: "Para mirar:",
	along: "Para seguirla:",
	story: (n, of) => `Historia ${n} de ${of}`,
	with: (names) => (names.length > 0 ? `con ${listed(names)}` : ""),
	next: "Abrir el telón",
	part: (n, of) => `Parte ${n} de ${of}`,
	page: (n, of) => `Página ${n} de ${of}`,
	wrote: (name) => `Esto lo escribió ${name ?? "alguien"}`,
	marked: (readers) =>
		readers === 1 ? "1 persona subrayó una frase" : `${readers} personas subrayaron una frase`,
	of: (name, part, title) => `${name ?? "Alguien"}, parte ${part} de ${inQuotes(title)}`,
	writtenBy: (names) => `escrita por ${listed(names)}`,
	gallery: "En la galería",
	menu: "Sonido, voz y movimiento",
	voice: "Leer en voz alta",
	voiceNote: "Cada pluma recibe una de las voces de este dispositivo.",
	overlay: "Overlay para streams",
	winner: "La historia de la noche",
	won: (titles) => (titles.length > 0 ? listed(titles) : "No hubo manera de decidirse"),
	library: "Vaya biblioteca",
	stories: (count) => many(count, "historia", "historias"),
	longest: (name) => `La más larga es de ${name}`,
	paused: "Partida en pausa",
	poking: (state, name) => `${state}, codazo a ${name}`,
	earlier: (title) => `${title}, de tu última partida`,
	hush: (pencils) => {
		const said = tableWords.waiting.pencils(pencils).join(" ");
		return pencils === 0 ? said : `${said}. Shhh.`;
	},
	still: (people) => {
		if (people === 0) return "Ya está todo. Allá vamos.";
		return people === 1 ? "Falta una persona" : `Faltan ${counted(people)} personas`;
	},
	votes: (people) => {
		if (people === 0) return "Ya están todos los votos.";
		return people === 1 ? "Falta un voto" : `Faltan ${counted(people)} votos`;
	},
	reading: {
		story: "La hora del cuento",
		vote: "Se está votando",
		both: "Primero las historias, después la votación",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "Están leyendo las instrucciones",
		minors: "Un momento, por favor",
		characters: "Se busca reparto",
		"story-create": "Eligiendo los repartos",
		write: "Shhh. Están escribiendo.",
		title: "¿Qué título le ponemos?",
		censor: "La corona lee primero",
		"read-vote": "",
		results: "Se apagan las luces…",
	},
});
