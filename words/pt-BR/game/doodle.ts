import type { doodleWords as english } from "../../en/game/doodle.ts";
import type { Words } from "../../words.ts";

/** The texts of the doodle pad. */
export const doodleWords: Words<typeof english> = {
	title: "Bloco de rabisco",
	heading: "Rabisque alguma coisa",
	open: "Rabiscar na espera",
	lead: "Desenhe a mocinha, o vilão ou o almoço. Só você vê.",
	sheet: (strokes: number) =>
		strokes === 0
			? "Uma folha em branco"
			: `Um desenho de ${strokes} ${strokes === 1 ? "traço" : "traços"}`,
	keys: "As setas movem a caneta, Espaço encosta e levanta.",
	pen: "Caneta",
	inks: {
		ink: "tinta",
		hot: "berrante",
		marker: "marca-texto",
		good: "folha",
		sky: "céu",
	},
	eraser: "borracha",
	width: "Grossura do traço",
	widths: { thin: "fino", medium: "médio", thick: "grosso" },
	undo: "Desfazer",
	redo: "Refazer",
	clear: "Folha nova",
	sure: "Certeza?",
	download: "Baixar",
	file: "Plotluck_rabisco.png",
	tooLarge: "Quanta tinta! Isto não cabe mais no aparelho: baixe antes de sair.",
	noPicture: "Não deu pra fazer a imagem. Tente de novo.",
	fetching: "Apontando os lápis…",
	noPad: "Os lápis não chegaram. Tente de novo.",
};
