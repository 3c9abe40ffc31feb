import type { coverWords as english } from "../../en/game/cover.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating<Words<typeof english>>({
	switch: "Después, dibujar la portada",
	begin: "Dibujar la portada",
	heading: "Dibuja la portada",
	lead: (timed: boolean) =>
		timed
			? "Un minuto y una hoja; talento no hace falta. Se cuelga en tu historia, a la vista de todo el mundo."
			: "Sin prisa; talento no hace falta. Se cuelga en tu historia, a la vista de todo el mundo.",
	hang: "Colgarla",
	none: "Sin portada",
	alt: (name: string | null) =>
		name === null ? "Una portada" : `Una portada dibujada por ${name}`,
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "Falta una portada",
	waiting: "Ya están todos los títulos.",
	enough: "Lápices abajo",
	down: "Descolgar la portada",
	sure: "¿Seguro?",
});
