import { capital } from "../../capital.ts";
import type { tableWords as english } from "../../en/game/table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed } from "../grammar.ts";

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating<Words<typeof english>>({
	seats: "En la mesa",
	host: "Corona",
	you: (name) => `${name}, tú`,
	/** Under the own face where names are short. */
	me: "tú",
	hop: "Brincar",
	throwSomething: "Lanzar algo blando",
	pokeSomebody: "Codazo",
	justIn: (name) => `¡Llegó ${name}!`,

	tray: {
		label: "Cosas para lanzar",
		at: (name) => `Lanzar a ${name}:`,
		hint: (open) =>
			open
				? "Toca tu cara para brincar. Toca otra para lanzarle algo blando."
				: "Toca tu cara para brincar.",
		watching: "Toca a alguien para lanzarle algo blando.",
		off: "La corona te confiscó las cosas blandas.",
		throw: (thing) => `Lanzar ${thing}`,
		things: {
			heart: "un corazón",
			laugh: "una risa",
			fire: "fuego",
			poop: "una caca",
			wave: "un saludo",
		},
	},

	sparks: {
		somebody: "Alguien",
		reactions: [
			"una plegaria",
			"una caca",
			"una cara rara",
			"un corazón",
			"fuego",
			"una risa",
			"una estrella",
		],
		reacted: [
			"una plegaria",
			"una caca",
			"una mueca",
			"un corazón",
			"puro fuego",
			"una carcajada",
			"una estrella",
		],
		hopped: "un brinco",
		bowed: "una reverencia",
		waved: (atYou) => (atYou ? "un saludo para ti" : "un saludo"),
		threw: (thing, atYou) => `${thing} por los aires${atYou ? ", directo hacia ti" : ""}`,
		did: (name, others, deed) =>
			others === 0 ? `${name}: ${deed}.` : `${name} y ${others} más: ${deed}.`,
	},

	poke: {
		peeking: (name) => `${name} está espiando`,
		hint: "Toca a alguien para darle un codazo.",
		again: (time) => `Próximo codazo en ${time}.`,
		felt: (name) => `${name} lo notó.`,
		off: "La corona te dejó sin codazos.",
		wanted: "Acepto codazos",
	},

	state: {
		done: "ya está",
		titled: "con título",
		asleep: "ya duerme",
		writing: "escribiendo",
		busy: "a lo suyo",
		away: "fuera",
		awayFor: (time) => `fuera, ${time}`,
	},

	waiting: {
		pencils: (count) =>
			count === 0
				? ["Todo escrito.", "Allá vamos"]
				: [count === 1 ? "Un lápiz" : `${capital(counted(count))} lápices`, "echando humo"],
		still: (names, deed) => `${listed(names)} ${names.length === 1 ? "sigue" : "siguen"} ${deed}.`,
		manyStill: (count, deed) => `${capital(counted(count))} personas siguen ${deed}.`,
		writing: "escribiendo",
		busy: "a lo suyo",
		manyOut: (count) =>
			`${capital(counted(count))} personas se desconectaron y pueden volver cuando quieran.`,
		out: (names) =>
			`${listed(names)} ${names.length === 1 ? "se desconectó y puede volver cuando quiera" : "se desconectaron y pueden volver cuando quieran"}.`,
		for: (names) => `${names.length === 1 ? "Falta" : "Faltan"} ${listed(names)}`,
		forMany: (count) => `Faltan ${count}`,
		nobody: "Ya está todo. Allá vamos.",
		part: (n, of) => `Parte ${n} de ${of}`,
		leftThem: "Les dejaste esto",
		clock: (name) => `${name} es quien tiene más tiempo`,
		yourClock: "Eres quien tiene más tiempo",
		writeOn: "Seguir escribiendo",
		minute: "Dar un minuto",
		pause: "Pausa",
		stories: "Lo que se cuece",
		untitled: "Aún sin título",
	},

	lobby: {
		atTable: (count) => `${count} en la mesa`,
		room: (free, watching) =>
			[
				free > 0 ? `${free === 1 ? "cabe" : "caben"} ${free} más` : "llena, pero se puede mirar",
				...(watching > 0 ? [`${watching} mirando`] : []),
			].join(", "),
		free: ["¿tú?", "¿y tú?"],
		type: "Apunta aquí con la cámara, o escribe",
		share: "Compartir",
		hideCode: "Ocultar código",
		showCode: "Ver código",
		tv: "Ver esto en la tele",
		start: (count) => `Abrir el libro con ${count}`,
		startAlone: "Abrir el libro",
		oneMore: "Una persona más y empezamos",
		rules: "Reglas",
		changed: (chips) => `Cambiaron las reglas: ${chips.join(", ")}.`,
		otherRules: "otras reglas",
		chips: {
			own: "Receta propia",
			preset: (name, minutes) =>
				minutes === null ? `${name}, sin reloj` : `${name}, unos ${minutes} min`,
			partEach: "una parte por cabeza",
			/** With the name of the speed. */
			each: (speed, seconds) =>
				`${speed}, ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`} por parte`,
			together: "lectura en grupo",
			guide: (on) => (on ? "con instrucciones" : "sin instrucciones"),
			moderated: "con moderación",
			secret: "sin firmas",
			guess: "¿quién fue?",
			alone: "sin público",
		},
	},
});
