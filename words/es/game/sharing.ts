import type { sharingWords as english } from "../../en/game/sharing.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating<Words<typeof english>>({
	heading: "Para llevar",
	winner: "Compartir la ganadora",
	film: {
		way: "Película de la ganadora",
		making: "Rodando la película",
		cancel: "Cancelar",
		ready: "La película está lista. Pulsa Compartir para enviarla.",
	},
	poster: "Imagen de la ganadora",
	bookHeading: "En forma de libro",
	picturesZip: "Imágenes .zip",
	pictures: "Imágenes",
	share: "Compartir",
	drawn: "Imagen lista. Pulsa Compartir para enviarla.",
	textsZip: "Textos .zip",
	book: { epub: "Libro .epub", html: "Para imprimir" },
	bookHelp:
		"El libro lo trae todo: repartos, historias, premios, frases. El de imprimir se abre en el navegador.",
	binding: "Encuadernando el libro…",
	savePicture: "Guardar imagen",
	saveText: "Guardar texto",
	downloadImage: "Descargar imagen",
	downloadText: "Descargar texto",
	teaser: "Imagen cuadrada",
	dayCard: "Tarjeta del día",
	permalink: "Enlace",
	copyLink: "Copiar enlace",
	link: "El enlace",
	copied: "Copiado. Quien tenga este enlace puede leer la historia durante 24 horas.",
	copyByHand: "Quien tenga este enlace puede leer la historia durante 24 horas. Cópialo de aquí.",
	drawing: (n, of) => `Dibujando la imagen ${n} de ${of}…`,
	packing: "Envolviendo…",
	failed: "No funcionó. Inténtalo otra vez.",
	noSeat: "Este navegador olvidó cuál era tu silla, así que no puede compartir la historia.",
	awards: "Premios",
	reactions: (part) => `Stickers para la ${part}`,

	view: {
		loading: "Buscándola…",
		title: "Una historia compartida",
		gone: "Esta historia ya se fue a casa",
		goneText: "Las historias compartidas duran 24 horas. Quizá alguien guardó la imagen.",
		unreachable: "La historia no llegó",
		until: (time) => `Esta página se queda hasta el ${time}.`,
		mature: "Para personas de 18 años o más",
		show: "Tengo 18 o más: mostrarla",
		home: "Escribir una con mi gente",
		goHome: "Inicio",
	},
});
