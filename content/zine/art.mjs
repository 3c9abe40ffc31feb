import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html, raw } from "./html.mjs";

const WEB = join(import.meta.dirname, "..", "..", "web");

/** @type {Map<string, string>} */
const pictures = new Map();
let copies = 0;

/** Restarts the numbering of copies, so that each page is the same in every build. */
export function beginPage() {
	copies = 0;
}

/**
 * Returns the content of an avatar's picture. Its ids are numbered, because a page may show an
 * avatar twice, and the blinking is left out, because the zine is printed.
 * @param {string} name
 */
function insideOf(name) {
	let inside = pictures.get(name);
	if (inside === undefined) {
		const file = readFileSync(join(WEB, "avatars", `${name}.svg`), "utf8");
		inside = file
			.replace(/^<svg[^>]*>|<\/svg>\s*$|<style>.*?<\/style>/gs, "")
			.replace(/ style="animation-delay:[^"]*"/g, "")
			.replace(/>\s+</g, "><")
			.trim();
		pictures.set(name, inside);
	}
	copies += 1;
	const mark = `z${copies}-`;
	return raw(inside.replace(/(id="|href="#|url\(#)/g, `$1${mark}`));
}

/**
 * Returns an avatar as a picture. Without a label it is hidden from screen readers.
 * @param {string} name
 * @param {{label?: string, look?: string}} [options] `look` is a further class
 */
export function sticker(name, { label = "", look = "" } = {}) {
	return html`<svg class="sticker ${look}" viewBox="0 0 96 96" ${role(label)}>${insideOf(name)}</svg>`;
}

/**
 * Returns an avatar as part of a drawing, with its feet at `y`.
 * @param {string} name
 * @param {{x: number, y: number, size: number, flip?: boolean, tilt?: number}} place
 */
export function actor(name, { x, y, size, flip = false, tilt = 0 }) {
	const scale = size / 96;
	return html`<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${flip ? -scale : scale} ${scale}) translate(-48 -94)">${insideOf(name)}</g>`;
}

/** @param {string} label */
const role = (label) =>
	label === "" ? raw('aria-hidden="true"') : html`role="img" aria-label="${label}"`;

/**
 * Returns a drawing.
 * @param {number} width
 * @param {number} height
 * @param {import("./html.mjs").Piece} inside
 * @param {{label?: string, look?: string, top?: number}} [options] `top` cuts off everything above it
 */
export const drawing = (width, height, inside, { label = "", look = "", top = 0 } = {}) =>
	html`<svg class="drawing ${look}" viewBox="0 ${top} ${width} ${height - top}" ${role(label)}>${inside}</svg>`;

/**
 * Returns one of the emoji pictures.
 * @param {string} name
 */
export function emoji(name) {
	const file = readFileSync(join(WEB, "emoji", `${name}.svg`), "utf8");
	const bare = file.replace(/ role="img" aria-label="[^"]*"| xmlns="[^"]*"/g, "");
	return raw(bare.replace("<svg", '<svg class="emoji" aria-hidden="true"').trim());
}
