import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "¿Te avisamos?",
		text: "Pueden pasar horas hasta que te vuelva a tocar. Este dispositivo te avisa, aunque la página esté cerrada.",
		yes: "Sí, avísame",
		no: "No, gracias",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "¿Quieres saber cuándo te toca?",
		text: "Un iPhone solo deja avisar a las páginas que están en su pantalla de inicio: toca Compartir, luego «Añadir a pantalla de inicio» o «Agregar a Inicio», y abre la sala desde allí.",
		ok: "Entendido",
	},
	sheet: {
		on: "Avisos de esta partida",
		hint: "Como mucho tres al día, con el código de la sala y sin texto de ninguna historia.",
		kinds: {
			turn: "Me toca",
			hurry: "Quedan tres horas",
			reading: "Empieza la lectura",
			results: "Ya hay resultados",
			nudge: "La corona me da un codazo",
		},
		quiet: "Horas de silencio",
		quietHint: "Lo que pase a esas horas espera a la mañana.",
		from: "Desde",
		until: "Hasta",
		hour: (hour: number) => `${hour}:00`,
		none: "ninguna",
	},
	denied:
		"Tu navegador no deja que esta página te avise. Eso se cambia en los ajustes del navegador para este sitio.",
	failed: "No funcionó. Inténtalo más tarde.",
});
