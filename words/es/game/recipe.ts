import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"Quien abra este enlace tendrá tus reglas, tus paquetes y tu reparto en su propio formulario. No es una invitación, y aquí no guardamos copia.",
	link: "El enlace",
	qr: "Código QR de esta receta",
	left: (names: string[]) =>
		`El enlace está lleno. ${names.length === 1 ? "Se queda" : "Se quedan"} fuera: ${listed(names)}.`,

	title: "Receta",
	heading: "Te pasaron una receta",
	own: "Receta de la casa",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "Dura lo que haga falta.";
		return alone ? `Unos ${minutes} min.` : `Unos ${minutes} min para seis personas.`;
	},
	differs: "Qué cambia respecto al Menú del día",
	same: "Nada. Es el Menú del día, recién salido de la olla.",
	usual: (text: string) => `Menú del día: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "Zona horaria",
	cast: "El reparto",
	castNote: "Estos nombres aparecen ya escritos cuando el juego pide personajes.",
	packs: "Ideas propias",
	missingPacks: (names: string[]) =>
		`Se juega sin ${names.length === 1 ? "este paquete" : "estos paquetes"}, que no tienes: ${listed(names)}.`,
	lost: (rules: string[]) =>
		`Este servidor o tu perfil no permiten todo. Se queda fuera: ${listed(rules)}.`,
	take: "Cocinarla",
	takeNote: "Tu formulario se abre con estas reglas. Cambia lo que quieras y abre una sala.",
	failed: "Aquí no hay receta",
	classic: "Cocinar otra cosa",
	faults: {
		empty: "El enlace se acaba antes de que empiece la receta. Pídelo entero.",
		unreadable: "Este enlace no es una receta, o se estropeó por el camino. Pídelo otra vez.",
		newerVersion: "Esta receta es para una versión del juego más nueva que la de este servidor.",
		incomplete: "A este enlace le falta un trozo. Esto es lo que se salvó.",
		newerRules: "Esta receta tiene reglas que este servidor no conoce. Se quedan fuera.",
		badRules: "Algunas reglas de esta receta aquí no valen. Se quedan como en el Menú del día.",
		badNames: "Algunos nombres de esta receta no sirven. Se quedan fuera.",
	},
});
