/** The texts of the doodle pad. */
export const doodleWords = {
	title: "Doodle pad",
	heading: "Doodle something",
	open: "Doodle while you wait",
	lead: "Draw the hero, the villain, or the lunch. Only you can see it.",
	sheet: (strokes: number) =>
		strokes === 0
			? "An empty sheet"
			: `A drawing of ${strokes} ${strokes === 1 ? "line" : "lines"}`,
	keys: "Arrow keys move the pen, Space puts it down and lifts it.",
	pen: "Pen",
	inks: {
		ink: "ink",
		hot: "loud",
		marker: "marker",
		good: "leaf",
		sky: "sky",
	},
	eraser: "eraser",
	width: "Width of the line",
	widths: { thin: "thin", medium: "medium", thick: "thick" },
	undo: "Undo",
	redo: "Redo",
	clear: "New sheet",
	sure: "Really?",
	download: "Download",
	file: "Plotluck_doodle.png",
	tooLarge: "So much ink! This does not fit on the device any more: download it before you leave.",
	noPicture: "The picture could not be made. Please try again.",
	fetching: "Sharpening the pencils...",
	noPad: "The pencils did not arrive. Please try again.",
} as const;
