import type { servedWords as english } from "../en/served.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";
import { grouped, listed, many } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "Este inicio de sesión se enfrió",
			text: "Esperó demasiado, o vino de otro sitio. No se perdió nada: cierra esta ventana y empieza otra vez.",
			toProfile: "A tu perfil",
		},
		busy: {
			title: "Hay fila en la puerta",
			toHome: "A la página de inicio",
		},
		out: {
			title: "Cerrando sesión",
			ask: "¿Cerrar sesión?",
			button: "Cerrar sesión",
			stay: "Seguir dentro",
		},
	},
	chat: isolating({
		room: (code: string) => `Plotluck, sala ${code}`,
		test: "¡Conectado! Por aquí diré a quién le toca, qué se entregó y cuándo empieza la lectura.",
		everybody: "todo el mundo",
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, `${grouped(more)} más`] : names),
		turn: (who: string, until: string | null) =>
			until ? `Le toca a ${who}, hasta el ${until}` : `Le toca a ${who}`,
		handedIn: (name: string, words: number) =>
			`${name} entregó su parte: ${many(words, "palabra", "palabras")}`,
		parts: (count: number) =>
			count === 1 ? "Se entregó una parte" : `Se entregaron ${grouped(count)} partes`,
		reading: (until: string | null, link: string) =>
			`Empieza la lectura${until ? `, hasta el ${until}` : ""}. ${link}`,
		results: (link: string) => `Ya están los resultados: ${link}`,
	}),
	calendar: {
		turn: (code: string) => `Acaba tu turno (Plotluck, ${code})`,
		reading: (code: string) => `Acaba la lectura (Plotluck, ${code})`,
		results: (code: string) => `Ya están los resultados (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "Te toca", text: (code: string) => `La sala ${code} te espera.` },
		hurry: {
			title: (hours: number): string => (hours === 1 ? "Queda una hora" : `Quedan ${hours} horas`),
			text: (code: string) => `La sala ${code} te sigue esperando.`,
		},
		reading: {
			title: "Empieza la lectura",
			text: (code: string) => `Las historias de la sala ${code} ya están escritas. Ven a leerlas.`,
		},
		results: {
			title: "Ya hay resultados",
			text: (code: string) => `Mira cómo terminó todo en la sala ${code}.`,
		},
		nudge: {
			title: "Un codazo de la corona",
			text: (code: string) => `La sala ${code} no puede seguir sin ti.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Tienes hasta el ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, el juego de escribir historias a varias manos",
			text: documentWords.description,
			picture:
				"Una olla con un lápiz dentro y cinco personajes de dibujos animados con ganas de escribir",
		},
		invitation: {
			title: "Ven a escribir con tu gente",
			text: "Trae un personaje, pasa el lápiz y lee en qué acabó la cosa. Sin app, sin cuenta.",
		},
		story: {
			title: "Una historia compartida",
			text: "Esto lo escribieron varias personas, una detrás de otra. Ninguna se arrepiente.",
			picture: "Un zorro y un tubérculo escriben una historia en dos hojas de papel",
		},
		storyPicture: "El título, una frase y las firmas de una historia",
	},
	descriptions: {
		"/blog":
			"Desde la cocina: la historia, inventada, de cómo tres personas hicieron Plotluck. En inglés.",
		"/supportus": "Cómo ayudar a que la olla de Plotluck siga hirviendo.",
		"/supporter": "Qué recibes si te haces mecenas de Plotluck y cuánto cuesta.",
		"/bugreport": "¿Algo no funciona en Plotluck? Cuéntanoslo aquí.",
		"/drawing": "Un bloc de garabatos para los minutos entre parte y parte.",
	},
};
