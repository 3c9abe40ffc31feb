import type { roomWords as english } from "../../en/game/room.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating<Words<typeof english>>({
	connection: {
		connected: "en línea",
		connecting: "conectando…",
		reconnecting: "reconectando…",
		connection_error: "error de conexión",
		connection_lost: "se perdió la conexión, reintentando…",
		connection_failed: "no se pudo reconectar con el servidor",
		disconnected: "sin conexión",
		late: "aún sin respuesta, insistimos",
		offline: "no tienes conexión",
		elsewhere: "abierta en otro lado",
	},

	save: {
		idle: "",
		saving: "guardando…",
		saved: "guardado",
		kept: "guardado aquí",
		closed: "se acabó",
	},

	late: {
		heading: "Esto llegó tarde y no cuenta. La única copia la tienes tú.",
		copy: "Copiarlo",
	},

	timer: {
		none: "sin prisa",
		until: (time) => `hasta el ${time}`,
		left: (seconds) => (seconds >= 60 ? "queda un minuto" : `quedan ${seconds} segundos`),
	},

	waiting: {
		done: "ya está",
		writing: "escribiendo",
		busy: "a lo suyo",
		away: "fuera",
	},

	room: {
		title: (code) => `Sala ${code}`,
		hiddenTitle: "Sala",
		yourTurn: "Te toca",
		heading: "Buscando tu silla",
		preparing: "Preparando la partida…",
		loading: "Cargando…",
		invalid: "Estado no válido",
		invalidText: "Esta página perdió el hilo de la partida. Recargarla suele arreglarlo.",
		reload: "Recargar",
		refused: "Por aquí no se pasa",
		watch: "Mirar entre el público",
		home: "Inicio",
		otherCode: "Otro código",
		elsewhere: "Tu silla está abierta en otra pestaña",
		elsewhereText: "Una persona, una silla. Puedes seguir allí o traer la partida a esta pestaña.",
		takeBack: "Recuperar mi silla",
		leaveHeading: "¿Te vas de la partida?",
		leaveGame: "Estás en plena partida. ¿Seguro que te quieres ir?",
		leaveLobby: "La partida está a punto de empezar. ¿Seguro que te quieres ir?",
		leaveResults: "¿Seguro?",
		seatKept: "Tu silla sigue siendo tuya mientras la sala esté abierta.",
		seatWaits: "Tu silla sigue siendo tuya y puedes volver, pero la mesa entera te va a esperar.",
		giveUp: "Dejar mi silla",
		giveUpSure: "¿Dejarla de verdad?",
		wayOut: "Salida",
		otherAvatar:
			"La cara que llevabas ya es solo para mecenas, así que te prestamos otra. Toca tu silla para cambiarla.",
		stay: "Quedarme",
		leave: "Irme",
	},

	again: {
		asks: (host) => [`${host} pide`, "otra ronda"],
		asksSequel: (host, title) => [`${host} quiere saber`, `cómo sigue ${inQuotes(title)}`],
		yours: ["La corona es tuya.", "¿Otra ronda?"],
		joined: (names, host) =>
			names.length === 0
				? `Aún no hay nadie más. Empieza cuando ${host} diga.`
				: `${listed(names)} ya ${names.length === 1 ? "está" : "están"} dentro. Empieza cuando ${host} diga.`,
		own: "Empieza cuando tú digas.",
		join: "Entrar",
		watchAgain: "Mirar otra vez",
		stay: "Seguir con las historias",
		kept: (time) =>
			`Te guardamos la silla hasta que empiece. Las historias están en Inicio, en «Historias de la última partida»${time === null ? "" : `, hasta el ${time}`}.`,
		joinLater: "Jugar la próxima ronda",
		startedWithout: "La ronda empezó sin ti.",
		watching: "Ahora tu silla está entre el público.",
		watch: "Mirarla",
		sitIn: "Jugar la próxima",
		sitsIn: "Juegas la próxima",
		nudge: (host) => `Codazo a ${host}`,
		nudged: (host) => `${host} lo notó`,
		nudges: (names) => `${listed(names)} ${names.length === 1 ? "quiere" : "quieren"} otra ronda`,
		until: (time) => `Las historias se quedan hasta el ${time}.`,
		backToLobby: "Volver a la antesala",
		backToResults: "Volver a los resultados",
		before: (back) =>
			back === 1 ? "Historias de la partida anterior" : `Historias de hace ${back} partidas`,
		loading: "Trayendo tus historias",
		notLoaded: "Las historias no llegaron",
		gone: "Estas historias ya se fueron a casa",
		goneText: "Aquí duran 24 horas. Quizá alguien guardó las imágenes.",
	},

	goodbye: "Esa sala ya cerró sus puertas. ¡Gracias por venir!",
});
