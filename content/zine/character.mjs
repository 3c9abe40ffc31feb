import { sticker } from "./art.mjs";
import { html, stressed } from "./html.mjs";
import { background } from "./patterns.mjs";

/**
 * A character from content/zine/texts/characters.json. The meters go from 0 to 5.
 * @typedef {{name: string, called: string, line: string, likes: string, fears: string,
 *   writes: string, says: string, plot: number, chaos: number, commas: number}} Character
 */

const METERS = /** @type {const} */ ({ plot: "Plot", chaos: "Chaos", commas: "Commas" });
const FULL = 5;
/** Colours of the backgrounds: each page has a different one from the page before. */
const TONES = ["sky", "marker", "hot", "good", "rose", "violet"];

/**
 * Returns the page of a character.
 * @param {Character} character
 * @param {number} number the number of its avatar
 */
export const characterPage = (character, number) => ({
	title: character.called,
	look: `character tone-${TONES[(number * 5) % TONES.length]} side-${["left", "middle", "right"][number % 3]}`,
	body: html`<div class="portrait">${background(number)}${sticker(character.name, { look: "star" })}</div>
<h2><span class="number">No. ${number}</span> ${character.called}</h2>
<p class="line">${stressed(character.line)}</p>
<dl class="facts"><dt>Likes</dt><dd>${stressed(character.likes)}</dd><dt>Fears</dt><dd>${stressed(character.fears)}</dd><dt>Writes</dt><dd>${stressed(character.writes)}</dd></dl>
<ul class="meters">${Object.entries(METERS).map(([key, label]) => meter(label, character[/** @type {keyof typeof METERS} */ (key)]))}</ul>
<blockquote>${stressed(character.says)}</blockquote>`,
});

/** @param {string} label @param {number} value */
const meter = (label, value) =>
	html`<li><span>${label}</span><span class="dots" aria-hidden="true">${Array.from({ length: FULL }, (_, i) => html`<i class="${i < value && "on"}"></i>`)}</span><span class="silent">${value} of ${FULL}</span></li>`;
