import type { profileWords as english } from "../../en/site/profile.ts";
import type { Words } from "../../words.ts";

/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords: Words<typeof english> = {
	plat: {
		heading: "¡Personaje secreto!",
		text: "Encontraste al Duque Plat. Jamás le contará a nadie cómo.",
	},

	support: {
		thanks: "Eres mecenas. ¡Gracias por mantener caliente la olla!",
		become: "Quiero ser mecenas",
	},
	help: {
		heading: "Conviene saber",
		lines: [
			"¿Lees en la cama? Elige el modo nocturno. Los temas de color visten todo el sitio, solo para ti.",
			"La letra accesible está hecha para personas con dislexia.",
			"En esta página se esconde un personaje más. Si eres mecenas, te lo pones y ya; si no, lo despiertan un teclado y un viejo truco de consola.",
		],
	},
};
