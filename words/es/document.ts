import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"Un juego para fiestas en el navegador: trae un personaje, pasa el lápiz y lee en qué acabó la cosa.",
	noscript: "Plotluck se juega en el navegador: hace falta permitir JavaScript.",
	tooOld:
		"Este navegador es demasiado viejo para Plotluck, que necesita Chrome o Edge 111, Firefox 128, Safari 16.4 o algo más nuevo.",
	manifest: {
		description:
			"Un juego para fiestas en el navegador: escribe fanfics a varias manos con tu gente.",
		enter: "Entrar a jugar",
		create: "Crear partida",
	},
	signInWindow: {
		title: "Iniciar sesión",
		text: "Un momento…",
	},
	offline: {
		title: "Sin conexión",
		heading: "Se cortó la línea con la cocina",
		text: "Alguien se quedó sin conexión: o tu dispositivo, o la cocina. La olla sigue caliente.",
		keptHeading: "Tu texto está a salvo aquí.",
		keptText: "Está en este dispositivo y va a la olla en cuanto vuelvas a tu silla.",
		waiting: "Esta página busca conexión y sigue por su cuenta en cuanto la encuentra.",
		again: "Reintentar",
	},
};
