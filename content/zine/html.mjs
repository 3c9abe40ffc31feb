import { typographic } from "../typography.mjs";

/** A piece of HTML, as opposed to plain text, which is escaped. */
export class Html {
	/** @param {string} text */
	constructor(text) {
		this.text = text;
	}
	toString() {
		return this.text;
	}
}

/** @typedef {Html | string | number | false | null | undefined | Piece[]} Piece */

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** @param {string} text */
const escaped = (text) => typographic(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");

/**
 * Returns a piece as HTML: text is escaped and made typographic, lists are joined, false and null
 * become empty.
 * @param {Piece} piece
 * @returns {string}
 */
function shown(piece) {
	if (piece === false || piece === null || piece === undefined) return "";
	if (Array.isArray(piece)) return piece.map(shown).join("");
	return piece instanceof Html ? piece.text : escaped(String(piece));
}

/**
 * Tags a template, and makes its values safe HTML.
 * @param {TemplateStringsArray} texts
 * @param {...Piece} values
 */
export const html = (texts, ...values) =>
	new Html(texts.map((text, i) => text + (i < values.length ? shown(values[i]) : "")).join(""));

/** @param {string} text HTML that was made elsewhere */
export const raw = (text) => new Html(text);

/**
 * Returns a text with *stress* and **strong words** in it as HTML.
 * @param {string} text
 */
export const stressed = (text) =>
	raw(
		escaped(text)
			.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
			.replace(/\*([^*]+)\*/g, "<em>$1</em>"),
	);
