import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Stands for what is within a line and no text, as in the bidirectional algorithm of Unicode. */
const OBJECT = "\uFFFC";
const END_OF_ISOLATE = "\u2069";

/** Returns the direction of a text, which is that of its first letter, as of `dir="auto"`. */
export const directionOf = (text: string): "ltr" | "rtl" =>
	bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1 ? "rtl" : "ltr";

/** The text of a block's lines, with the places of its text nodes. */
interface Lines {
	text: string;
	nodes: { node: Text; start: number }[];
}

/**
 * Puts each run of text that goes against the direction of its block into an element of that
 * direction, also in all blocks below. html2canvas draws every word and every mark by itself in the
 * direction of its element, so a bracket would otherwise point the wrong way. The lines stay as
 * they are, because `direction` does not reorder what is inline.
 */
export function markDirections(block: Element): void {
	const lines: Lines = { text: "", nodes: [] };
	collect(block, lines);
	const view = viewOf(block);
	const base = view.getComputedStyle(block).direction === "rtl" ? "rtl" : "ltr";
	const { levels } = bidi.getEmbeddingLevels(lines.text, base);
	const directionAt = (at: number) => ((levels[at] ?? 0) % 2 === 1 ? "rtl" : "ltr");
	for (const { node, start } of lines.nodes) {
		// From the end, because a split leaves the beginning in the node.
		for (let end = node.length; end > 0; ) {
			const direction = directionAt(start + end - 1);
			let from = end - 1;
			while (from > 0 && directionAt(start + from - 1) === direction) from -= 1;
			if (direction !== base) wrap(from > 0 ? node.splitText(from) : node, direction);
			else if (from > 0) node.splitText(from);
			end = from;
		}
	}
}

const viewOf = ({ ownerDocument }: Element): Window & typeof globalThis => {
	if (!ownerDocument.defaultView) throw new Error("the document of the picture is not shown");
	return ownerDocument.defaultView;
};

function collect(parent: Element, lines: Lines): void {
	for (const child of [...parent.childNodes]) {
		if (child.nodeType === child.TEXT_NODE) {
			lines.nodes.push({ node: child as Text, start: lines.text.length });
			lines.text += child.nodeValue ?? "";
		} else if (child.nodeType === child.ELEMENT_NODE) collectElement(child as Element, lines);
	}
}

function collectElement(element: Element, lines: Lines): void {
	const { display, direction, unicodeBidi } = viewOf(element).getComputedStyle(element);
	if (display !== "inline" || element.tagName === "IMG") {
		markDirections(element);
		lines.text += OBJECT;
	} else if (unicodeBidi === "normal") collect(element, lines);
	else {
		lines.text += direction === "rtl" ? "\u2067" : "\u2066";
		collect(element, lines);
		lines.text += END_OF_ISOLATE;
	}
}

function wrap(node: Text, direction: "ltr" | "rtl"): void {
	// No sheet knows this element, so the text keeps its look.
	const run = node.ownerDocument.createElement("text-run");
	run.style.direction = direction;
	node.replaceWith(run);
	run.append(node);
}
