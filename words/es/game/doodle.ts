import type { doodleWords as english } from "../../en/game/doodle.ts";
import type { Words } from "../../words.ts";

/** The texts of the doodle pad. */
export const doodleWords: Words<typeof english> = {
	title: "Bloc de garabatos",
	heading: "Haz un garabato",
	open: "Garabatear mientras esperas",
	lead: "Dibuja a la heroína, al villano o la comida. Solo lo ves tú.",
	sheet: (strokes) =>
		strokes === 0
			? "Una hoja en blanco"
			: `Un dibujo de ${strokes} ${strokes === 1 ? "trazo" : "trazos"}`,
	keys: "Las flechas mueven el lápiz; la barra espaciadora lo apoya y lo levanta.",
	pen: "Lápiz",
	inks: {
		ink: "tinta",
		hot: "chillón",
		marker: "marcador",
		good: "hoja",
		sky: "cielo",
	},
	eraser: "borrador",
	width: "Grosor del trazo",
	widths: { thin: "fino", medium: "medio", thick: "grueso" },
	undo: "Deshacer",
	redo: "Rehacer",
	clear: "Hoja nueva",
	sure: "¿Seguro?",
	download: "Descargar",
	file: "Plotluck_garabato.png",
	tooLarge: "¡Cuánta tinta! Esto ya no cabe en el dispositivo: descárgalo antes de irte.",
	noPicture: "No se pudo hacer la imagen. Inténtalo otra vez.",
	fetching: "Sacando punta a los lápices…",
	noPad: "Los lápices no llegaron. Inténtalo otra vez.",
};
