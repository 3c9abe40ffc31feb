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
	width: "Line width",
	widths: { thin: "thin", medium: "medium", thick: "thick" },
	undo: "Undo",
	redo: "Redo",
	clear: "New sheet",
	sure: "Really?",
	download: "Download",
	file: "Plotluck_doodle.png",
	tooLarge: "So much ink! It won’t fit on this device any more: download it before you leave.",
	noPicture: "Couldn’t make the picture. Please try again.",
	fetching: "Sharpening the pencils…",
	noPad: "The pencils didn’t arrive. Please try again.",
} as const;
