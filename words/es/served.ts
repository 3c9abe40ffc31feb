import type { servedWords as english } from "../en/served.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, and the descriptions of
 * pages by their path.
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "Este inicio de sesión se enfrió",
			text: "Esperó demasiado, o vino de otro sitio. No se perdió nada: cierra esta ventana y empieza de nuevo.",
			toProfile: "A tu perfil",
		},
		busy: {
			title: "Hay cola en la puerta",
			toHome: "A la página de inicio",
		},
		out: {
			title: "Cerrando sesión",
			ask: "¿Cerrar sesión?",
			button: "Cerrar sesión",
			stay: "Seguir dentro",
		},
	},
	previews: {
		home: {
			title: "Plotluck, el juego para fiestas de las historias compartidas",
			text: documentWords.description,
			picture:
				"Una olla con un lápiz dentro y cinco personajes de dibujos animados con ganas de escribir",
		},
		invitation: {
			title: "Ven a escribir con tu gente",
			text: "Trae un personaje, pasa el lápiz y lee en qué acabó la cosa. Sin aplicación, sin cuenta.",
		},
		story: {
			title: "Una historia compartida",
			text: "Esto lo escribieron varias personas, una detrás de otra. Ninguna se arrepiente.",
			picture: "Un zorro y una papa escriben una historia en dos hojas de papel",
		},
		storyPicture: "El título, una frase y las firmas de una historia",
	},
	descriptions: {
		"/howtoplay":
			"Así va una ronda de Plotluck: trae un personaje, escribe tu parte, pasa el lápiz y lee en qué acabó la cosa.",
		"/about":
			"De dónde viene Plotluck: un juego de escribir hecho entre amistades, para otras amistades.",
		"/contact": "Cómo contactar con la gente que hay detrás de Plotluck.",
		"/codeofconduct": "Lo que pedimos a cualquiera que escriba en compañía en Plotluck.",
		"/terms": "Las condiciones de uso de Plotluck, con palabras que se dejan leer.",
		"/privacy": "Qué guarda Plotluck sobre ti, durante cuánto tiempo, y qué no guarda nunca.",
		"/blog": "Noticias de la cocina: qué cambió en Plotluck y por qué. En inglés.",
		"/supportus": "Maneras de que la olla de Plotluck siga hirviendo.",
		"/supporter": "Qué recibe un mecenas de Plotluck y cuánto cuesta.",
		"/bugreport": "¿Algo no funciona en Plotluck? Cuéntanoslo aquí.",
		"/drawing": "Un cuaderno de garabatos para los minutos entre dos capítulos.",
	},
};
