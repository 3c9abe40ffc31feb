import { capital } from "../../capital.ts";
import type { screenWords as english } from "../../en/game/screens.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating<Words<typeof english>>({
	rating: { MATURE: "+18", ALL_AGES: "TODA EDAD" },

	header: {
		fanfic: "Fanfic",
		of: (n, of) => `${n} de ${of}`,
		part: (n) => `Parte ${n}`,
	},

	subheader: { show: "¿Cómo funciona?", hide: "Entendido, ocultar" },

	waiting: {
		heading: "Ve poniendo el café",
		audience: "Estás entre el público. Tu único trabajo es poner cara de expectación.",
		host: "¿Alguien no avanza?",
		kick: (name) => `Echar a ${name}`,
		skip: (name) => `Seguir sin ${name}`,
	},

	guide: {
		ready: "¡Ya estoy!",
		readyHeading: "Se te ven las ganas",
		readyText: "Alguien sigue leyendo las instrucciones. Hay gente para todo.",
	},

	minors: {
		heading: "Una cosa antes de empezar",
		text: "En esta mesa hay alguien menor de 18 años, así que la sala sigue siendo para todas las edades: nada de contenido sexual, nada de violencia gráfica, nada que le esconderías a tu abuela.",
		alone: "Si algo te incomoda, dilo o vete. Nunca tienes que explicar por qué.",
		link: "Leer el código de conducta",
		newTab: "se abre en otra pestaña",
		ack: "Entendido",
		waitText: "El resto también está prometiendo portarse bien.",
	},

	characters: {
		heading: "¿Quién sale en esto?",
		pairHeading: (count) =>
			count === 1 ? "¿De quién trata?" : `${capital(counted(count))} nombres, por favor`,
		text: (solo) =>
			solo
				? "Gente famosa, inventada o el gato de la vecina. Te tocará escribir sobre quien salga."
				: "Gente famosa, inventada o el gato de la vecina. Todos los nombres van a la misma olla, y de ahí sale el reparto de cada historia.",
		pairText: (count) =>
			count === 1
				? "Va a cargar con toda la historia. Elige a alguien con nervios de acero o, al menos, con un plan."
				: "Van a cargar con toda la historia. Elige gente con química o, al menos, con una vieja cuenta pendiente.",
		label: (n) => `Personaje ${n}`,
		locked: "También en la olla",
		ideas: [
			"un nombre",
			"una celebridad",
			"alguien de ficción",
			"alguien que nadie espera",
			"un objeto con sentimientos",
			"tu némesis",
		],
		ageOf: (name, mature) => `${name}: ${mature ? "+18" : "toda edad"}. Cambiar`,
		story: "Historia apta para",
		twin: "Ese ya lo tienes",
		nameless: "Aún sin nombre. Prueba con el dado.",
		dice: (n) => `Un nombre al azar para el personaje ${n}`,
		rolled: (n, name) => `El personaje ${n} es ${name}.`,
		left: (count) => `${count === 1 ? "Falta" : "Faltan"} ${many(count, "nombre", "nombres")}`,
		submit: "A la olla",
		unrated: "Ahora elige la edad",
		submitPair: "Con estos nombres",
		doneHeading: "A la olla van",
		doneText: "Trajiste",
		donePair: "Tu historia trata de",
	},

	create: {
		heading: "Tu reparto",
		text: (min, max) =>
			`Elige ${min === max ? min : `de ${min} a ${max}`}. Tú empiezas la historia y la mesa la sigue.`,
		hand: "Los personajes que te tocaron",
		rating: "Historia apta para",
		forced: "Toda edad: lo pide uno de tus personajes.",
		more: (count) => `${count === 1 ? "Falta" : "Faltan"} ${count}`,
		unrated: "Ahora elige la edad",
		select: "Elegir",
		doneHeading: "¡Qué reparto!",
		doneText: (names) =>
			names.length === 0
				? "Ya se están vistiendo."
				: `${listed(names)} ya se ${names.length === 1 ? "está" : "están"} vistiendo.`,
	},

	intro: {
		heading: "Respira hondo",
		once: ["Había una vez", "Había una vez"],
		yours: (characters) => (characters === 1 ? "ahora es cosa tuya." : "ahora son cosa tuya."),
		blind: "Solo ves la última parte. Mucho ánimo.",
		first: "y nadie ha escrito todavía ni una palabra.",
		footer: "ve calentando los dedos",
		go: "¡YA!",
	},

	write: {
		heading: "Escribe tu parte",
		past: "La historia hasta aquí",
		fold: "Plegar",
		unfold: (count) => `Ver la historia hasta aquí (${many(count, "parte", "partes")})`,
		follows: "La tinta aún se está secando…",
		unknown: "alguien",
		cast: "con",
		castFirst: "Inventa una historia con",
		box: "Tu parte de la historia",
		placeholder: "Y entonces…",
		once: "Había una vez…",
		promptFirst: "Dame una idea",
		promptNext: "Otra idea",
		promptNone: "No quedan ideas",
		promptSwapShort: "Cambiarla, una vez",
		promptSwap: (prompt) => `Cambiar esta idea, una sola vez: ${prompt}`,
		done: "Ya está",
		words: (count) => many(count, "palabra", "palabras"),
		left: (count) => `quedan ${count}`,
		longPaste: (most) => `Mejor tecléalo: de una vez se pegan ${most} caracteres como mucho.`,
		saving: "Guardando…",
		over: "Se acabó el tiempo",
		given: {
			by: (name) => `${name ?? "Alguien"} te pasó esto.`,
			last: "Después de ti no hay nadie: dale un final.",
			once: () => "Había una vez",
			blank: "y nadie ha escrito todavía ni una palabra.",
		},
		byline: (name, part) => `${name}, parte ${part}`,
		back: "Releer",
		backToText: "Seguir",
		prompt: "Idea",
		faces: {
			sum: (done, all) => `${done} de ${all} ya`,
			label: (done, all) => `${done} de ${all} ya ${done === 1 ? "está" : "están"}. Quién hace qué`,
			title: "En la mesa",
		},
		forReading: "para leer",
		down: {
			heading: "¡Suelta el lápiz!",
			handedIn: "entregado",
			still: (name) => `A ${name} le quedan`,
			moreToRead: "Tiene más que leer: le tocó la larga.",
			leftThem: "Les dejas esto",
			readAll: "Leer todo lo tuyo",
			poke: (name) => `Codazo a ${name}`,
		},
		extra: (seconds) => `${seconds} s más para leer lo anterior`,
		skipSteps: ["Que avance", "¿Seguro?", "¡Sí, andando!"],
		waitText: (solo) =>
			solo
				? "¿Oyes eso? Es alguien discutiendo con una página en blanco."
				: "¿Oyes eso? Es tu gente, que lo está empeorando todo.",
		flag: "Señalar",
		flagged: "Señalada",
		flagLabel: (part) => `Señalarle la ${part} a la corona`,
	},

	title: {
		heading: "¿Cómo se llama?",
		text: (solo) =>
			solo
				? "Todo esto es obra tuya. Léelo una vez más y ponle nombre."
				: "Esta es la historia que empezaste. Mira cómo te la devuelven.",
		label: "Título",
		placeholder: "Don Quijote y la mancha",
		submit: "Así se llama",
		missing: "¿Una historia sin título? En esta mesa, no.",
		doneHeading: "Impreso en la portada",
		doneText: (title) => `Que sea ${inQuotes(title)}.`,
		bare: "Ya está en la portada.",
		watchHeading: (solo) => (solo ? "Un título, por favor" : "Títulos, por favor"),
		watchText: (solo) =>
			solo
				? "Quien la escribió le está buscando nombre. Después te toca leerla."
				: "La mesa le está buscando nombre a lo que hizo. Después toca leer.",
	},

	censor: {
		heading: "¿Hay algo que tachar?",
		text: "Marca las partes que nadie debería leer. Las señaladas llevan una nota.",
		flags: (count) => `señalada por ${count}`,
		mark: "Tachar",
		markLabel: (part) => `Tachar la ${part}`,
		marked: "Tachada",
		confirm: (count) =>
			count === 0 ? "Todo en orden, a leer" : `Tachar ${many(count, "parte", "partes")} y empezar`,
		waitHeading: "La corona echa un vistazo",
		waitText: (host) => `${host} se asegura de que todo se pueda leer en voz alta. No tarda.`,
	},
});
