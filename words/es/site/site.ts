import type { siteWords as english } from "../../en/site/site.ts";
import { PRODUCT } from "../../product.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords: Words<typeof english> = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "cargando…",
	back: "Volver",
	close: "Cerrar",
	dismiss: "Descartar",
	yes: "sí",
	no: "no",
	tryAgain: "Reintentar",

	sound: {
		menu: "Sonido y movimiento",
		on: "Con sonido. Sonido y movimiento",
		off: "Sin sonido. Sonido y movimiento",
	},

	code: {
		hide: (code) => `Código de la sala: ${code}. Ocultarlo`,
		show: "Código de la sala oculto. Mostrarlo",
		masked: "****",
		watching: (count) => `${count} mirando`,
	},

	home: {
		heading: ["Trae un personaje.", "Llévate una ", "saga."],
		nameless: "Alguien llama a la puerta",
		/** What the game is. */
		what: "Empiezas una historia, tu gente la sigue, se lee en voz alta y a reír.",
		gotCode: "¿Tienes un código?",
		codeHint: "Cuatro letras: están en la pantalla o las sabe tu gente. Con la cuarta, entras.",
		join: "Entrar",
		start: "Abrir mi propia sala",
		otherWays: "Otras maneras de jugar",
		name: "Nombre",
		editName: "Cambiar nombre",
		pill: (name) => `${name}, tu ficha`,
		howToPlay: "Cómo se juega",
		smallPrint: "Letra pequeña",
		facts: ["de 3 a 12 personas", "de 10 a 60 minutos", "sin app, sin cuenta"],
		visits: (count) => many(count, "visita", "visitas"),
		maintenance: "La cocina cierra un momento. ¡Volvemos enseguida!",
		blocked: "Hasta entonces no empieza ninguna partida.",
		latestEntry: (day) => `Desde la cocina, ${day}`,
		streams: "En vivo en Twitch",
		footer: "Sobre este sitio",
	},

	/** The label of the player card. */
	card: { label: "Tú", guest: "De visita", loading: "Cargando" },
	menu: {
		supporter: { guest: "¿Por qué apoyarnos?", signedIn: "Club de mecenas" },
		bug: "Avisar de un error",
	},

	language: "Idioma",
	links: {
		about: "Qué es esto",
		conduct: "Conducta",
		contact: "Contacto",
		terms: "Términos",
		privacy: "Privacidad",
		drawing: "Garabatos",
	},

	errorPage: {
		heading: "Se nos cayó la olla",
		text: "Algo se rompió en esta página. Lo que escribiste está a salvo: recarga y vuelves a tu silla.",
		reload: "Recargar",
	},

	errors: {
		badMessage: "Llegó un mensaje no válido del servidor",
		timeout: "La respuesta tardó demasiado. Revisa tu conexión.",
		unreachable: "El servidor no contesta. Revisa tu conexión.",
		notInRoom: "No estás en ninguna sala",
		noPlayer: "¿Y AQUÍ QUIÉN JUEGA?",
	},
};
