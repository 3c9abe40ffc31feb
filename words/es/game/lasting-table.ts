import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "¿La misma mesa la semana que viene?",
		text: "Guarda esta mesa: un enlace para todo el grupo y un estante donde queda cada noche, con su ganadora.",
		name: "Su nombre",
		usual: (name: string) => `La mesa de ${name}`,
		button: "Guardar esta mesa",
		kept: (table: string) => `Guardada: ${table}.`,
		found: "Quien jugó esta noche ya la tiene en su página de inicio.",
		go: "A la mesa",
	},
	page: {
		title: "Mesa",
		open: "Abrir la mesa",
		openText:
			"Abre una sala con las reglas de la última vez, y la mesa entera lo ve en su página de inicio.",
		sit: "Sentarme",
		isOpen: (count: number) =>
			count === 1
				? "La mesa está abierta, con una persona."
				: `La mesa está abierta, con ${count} personas.`,
		adults:
			"La última vez fue una mesa para mayores de 18. La tiene que abrir alguien que ya los haya cumplido.",
		foreign: "En esa sala no hay nadie de la mesa, solo gente con el enlace.",
		close: "Cerrar esa sala",
		closeSure: "Saldrá todo el mundo. ¿Seguro?",
		link: "El enlace de esta mesa",
		linkHint:
			"Quien lo tenga puede abrir la mesa y sentarse. No cambia, salvo que quien creó la mesa haga otro.",
		qr: "Código QR de esta mesa",
		failed: "Aquí no hay ninguna mesa",
	},
	shelf: {
		heading: "El estante",
		strangers:
			"El estante solo lo ve la gente de la mesa. Juega con ella una noche hasta el final, y ya eres de la mesa.",
		empty: "Aún no hay noches. Al estante ya le pasamos el trapo.",
		note: "La historia ganadora sigue aquí un año, con su título, su portada y su mejor frase; cualquier otra, mientras alguien del grupo la tenga en su biblioteca. Las fechas se quedan.",
		winner: "ganó la noche",
		untitled: "Una historia sin título",
		tidy: "Ordenar el estante",
		down: "Quitar del estante",
		downSure: "Aquí no quedará nada de ella, para nadie. ¿Seguro?",
		nothing: "De esa noche nadie guardó ninguna historia.",
		won: (awards: readonly string[]) => `ganó ${listed(awards)}`,
		by: (name: string) => `la empezó ${name}`,
		mature: "Una historia para mayores de 18",
		read: (time: string) => `Leer y guardar sus historias, hasta el ${time}`,
	},
	weekly: {
		heading: "Cada semana",
		first: "La primera noche",
		get: "Añadir al calendario",
		hint: "Un archivo para tu calendario, con el enlace dentro. La hora es la de tu reloj, en verano y en invierno.",
	},
	away: {
		heading: "Dejar o cambiar la mesa",
		renew: "Crear un enlace nuevo",
		renewSure: "El de antes deja de servir. ¿Seguro?",
		alone: "Enlace nuevo, solo para mí",
		aloneSure: "El resto deja la mesa. ¿Seguro?",
		leave: "Dejar esta mesa",
		leaveSure: "¿Seguro?",
		delete: "Borrar esta mesa",
		deleteSure: "Desaparece para todo el grupo. ¿Seguro?",
		kept: "Se guarda un año desde la última noche; con cuenta, el tiempo que quieras.",
	},
});
