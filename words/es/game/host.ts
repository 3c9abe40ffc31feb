import type { CrownReason } from "#game/room.ts";
import type { hostWords as english } from "../../en/game/host.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => (from === null ? "Te perdimos de vista" : `Perdimos de vista a ${from}`),
	left: (from) => (from === null ? "Te fuiste" : `${from} se fue`),
	passed: (from) => (from === null ? "Cediste el puesto" : `${from} cedió el puesto`),
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating<Words<typeof english>>({
	desk: "Tu puesto de mando",
	open: "Puesto de mando",
	clock: "El reloj",
	pause: "Pausar la partida",
	goOn: "Seguir",
	minute: "Un minuto más",
	door: "La puerta",
	code: (code) => `El código de la sala es ${code}.`,
	codeHidden: "El código de la sala está oculto.",
	lock: "Cerrar con llave",
	unlock: "Quitar la llave",
	close: "Cerrar la sala",
	lockedNote: "La sala está cerrada con llave. Ya no entra nadie más.",
	screens: {
		heading: "Pantallas",
		count: (count) => (count === 1 ? "Hay 1 pantalla mirando." : `Hay ${count} pantallas mirando.`),
		close: "Cerrar todas las pantallas",
		sure: "¿Todas? ¿También la tele?",
	},
	sparks: "Cosas blandas",
	sparksOff: "Manos y codos quietos",
	sparksOn: "Manos y codos libres",
	stream: "Transmisiones",
	streamNote: (on) =>
		on
			? "El overlay muestra lo que se lee, aunque esta sala es +18."
			: "Esta sala es +18, así que el overlay solo muestra el código.",
	streamOn: "Mostrar la historia en el overlay",
	streamOff: "Solo el código en el overlay",
	crown: "Pasar la corona",
	crownText: "Quien la lleve manda desde ese momento.",
	crownNobody: "Ahora mismo no hay nadie más.",
	pass: (name) => `Coronar a ${name}`,
	passSure: (name) => `¿A ${name}?`,
	people: "Quién está aquí",
	ownSparks: {
		off: "Que no lance",
		on: "Que vuelva a lanzar",
		label: (name, off) => (off ? `Que vuelva a lanzar: ${name}` : `Que no lance: ${name}`),
		news: (name, on) =>
			on
				? `${name} puede volver a lanzar y dar codazos.`
				: `${name} ya no puede lanzar ni dar codazos.`,
	},
	shownOut: {
		heading: "En la calle",
		short: "Dejar volver",
		label: (name) => `Dejar volver: ${name}`,
		news: (name) => `${name} puede volver a entrar.`,
		locked: "La sala está cerrada con llave. Ábrela también, o no podrá entrar.",
	},
	watches: (name) => `${name}, mirando`,
	kick: {
		label: (name) => `Echar a ${name}`,
		short: "Echar",
		heading: (name) => `¿Acompañas a ${name} a la puerta?`,
		text: "No podrá volver, ni con otro nombre, a menos que tú lo permitas.",
		why: "¿Qué le decimos?",
		whyHint: "Leerá una sola frase, y no la verá nadie más.",
		reasons: {
			away: "No estabas",
			stranger: "¿Quién eres?",
			manners: "Esos modales",
			none: "Sin dar motivo",
		},
		lock: "Cerrar con llave cuando salga",
		network: (count) =>
			count === 1
				? "También a la otra persona de la misma conexión"
				: `También a las otras ${count} personas de la misma conexión`,
		table: "También de la mesa (enlace nuevo)",
		stay: "Que se quede",
	},
	paused: (host) => (host === null ? "Partida en pausa" : `${host} pausó la partida`),
	pausedNote: "Reloj quieto, palabras a salvo.",
	pausedUntil: (time) => `Sigue sola a las ${time}.`,

	crownNews: (to, from, why) => {
		const holder = to === null ? "La corona ahora es tuya" : `La corona ahora es de ${to}`;
		return `${WHY[why](from)}. ${holder}.`;
	},
	theHost: "Alguien",

	again: "Otra, con la misma gente",
	againAlone: "Jugar otra vez",

	together: {
		led: (host) => `${host} pasa las páginas.`,
		leading: "Tú pasas las páginas.",
		part: (part, of) => `Parte ${part} de ${of}.`,
		back: "Una página atrás",
		nextPage: "Página siguiente",
		nextPart: "Parte siguiente",
		nextStory: "Historia siguiente",
		list: "Todas las historias",
		toAwards: "Vamos a los premios",
		toEnd: "Vamos al final",
		rejoin: "Leer con la mesa",
	},
});
