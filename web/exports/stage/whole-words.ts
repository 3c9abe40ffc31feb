/**
 * Lets html2canvas draw each word in one piece. It draws words of several rectangles letter by
 * letter, so Arabic letters would not join where a mark within a word is of another font.
 */
export function keepWordsWhole({ ownerDocument }: HTMLElement): void {
	const view = ownerDocument.defaultView;
	if (!view) throw new Error("the document of the picture is not shown");
	const { getClientRects } = view.Range.prototype;
	view.Range.prototype.getClientRects = function linesOfRange() {
		// html2canvas reads them as an array.
		return linesIn([...getClientRects.call(this)]) as unknown as DOMRectList;
	};
}

/** Returns the rectangles of the lines that these are on. */
function linesIn(pieces: readonly DOMRect[]): DOMRect[] {
	const lines: DOMRect[] = [];
	for (const piece of pieces) {
		const last = lines.at(-1);
		// Lines that are close together overlap, and the middle of each is its own.
		const middle = piece.top + piece.height / 2;
		if (last && last.top < middle && middle < last.bottom) {
			const left = Math.min(last.left, piece.left);
			const top = Math.min(last.top, piece.top);
			const width = Math.max(last.right, piece.right) - left;
			const height = Math.max(last.bottom, piece.bottom) - top;
			lines[lines.length - 1] = new DOMRect(left, top, width, height);
		} else lines.push(piece);
	}
	return lines;
}
