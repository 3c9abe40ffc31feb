import type { doodleWords as english } from "../../en/game/doodle.ts";
import type { Words } from "../../words.ts";

/** The texts of the doodle pad. */
export const doodleWords: Words<typeof english> = {
	title: "Kritzelblock",
	heading: "Kritzel was",
	open: "Kritzeln, bis es weitergeht",
	lead: "Zeichne die Guten, die Bösen oder das Mittagessen. Nur du kannst es sehen.",
	sheet: (strokes: number) =>
		strokes === 0
			? "Ein leeres Blatt"
			: `Eine Zeichnung aus ${strokes} ${strokes === 1 ? "Strich" : "Strichen"}`,
	keys: "Pfeiltasten bewegen den Stift, die Leertaste setzt ihn auf und hebt ihn ab.",
	pen: "Stift",
	inks: {
		ink: "Tinte",
		hot: "Knaller",
		marker: "Marker",
		good: "Laub",
		sky: "Himmel",
	},
	eraser: "Radierer",
	width: "Strichstärke",
	widths: { thin: "dünn", medium: "mittel", thick: "dick" },
	undo: "Rückgängig",
	redo: "Wiederholen",
	clear: "Neues Blatt",
	sure: "Wirklich?",
	download: "Als Bild",
	file: "Plotluck_Kritzelei.png",
	tooLarge:
		"So viel Tinte! Das passt nicht mehr auf dieses Gerät: Lade das Bild herunter, bevor du gehst.",
	noPicture: "Das Bild ist nichts geworden. Bitte versuch es noch mal.",
	fetching: "Die Stifte werden gespitzt…",
	noPad: "Die Stifte sind nicht angekommen. Bitte versuch es noch mal.",
};
