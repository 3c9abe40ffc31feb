import { actor, drawing } from "./art.mjs";
import { html } from "./html.mjs";
import { feeling, GROUND, SCENE_HEIGHT, scene } from "./scenes.mjs";

/**
 * A person in a panel: `at` is left, middle or right.
 * @typedef {{who: string, at?: "left" | "middle" | "right", size?: number, flip?: boolean,
 *   tilt?: number, feels?: string, up?: number}} Actor
 * A panel: `says` is a list of [who, text]; "caption" narrates, and a name that ends in ? thinks. `sees` describes the picture to people who cannot see it.
 * @typedef {{scene: string, half?: boolean, sees: string, actors: Actor[],
 *   says: [who: string, text: string][], noise?: string}} Panel
 * @typedef {{title: string, panels: Panel[]}} Comic
 */

const WIDE = 320;
const HALF = 154;
/** The height of sky that panels leave out, so that three of them fit on a page. */
const CUT = 24;
/** The position of an actor, as a share of the width. */
const PLACES = { left: 0.24, middle: 0.5, right: 0.76 };

/**
 * Returns a page with a comic.
 * @param {Comic} comic
 */
export const comicPage = ({ title, panels }) => ({
	title,
	look: "comic",
	body: html`<h2 class="banner">${title}</h2><div class="panels">${panels.map(panel)}</div>`,
});

/** @param {Panel} panel */
function panel({ scene: place, half = false, sees, actors, says, noise }) {
	const width = half ? HALF : WIDE;
	const art = html`${scene(place, width)}${actors.map((one) => standing(one, width))}${noise && html`<text class="noise" x="${width / 2}" y="50" text-anchor="middle" transform="rotate(-6 ${width / 2} 50)">${noise}</text>`}`;
	const places = new Map(actors.map(({ who, at = "middle" }) => [who, at]));
	return html`<figure class="panel ${half && "half"}"><figcaption class="talk">${says.map((line) => bubble(line, places))}</figcaption>${drawing(width, SCENE_HEIGHT, art, { label: sees, look: "scene", top: CUT })}</figure>`;
}

/** @param {Actor} actor @param {number} width */
function standing({ who, at = "middle", size = 74, flip, tilt, feels, up = 0 }, width) {
	const x = Math.round(PLACES[at] * width);
	const y = GROUND - up;
	return html`${actor(who, { x, y, size, flip: flip ?? at === "right", tilt: tilt ?? 0 })}${feels && feeling(feels, x + size * 0.42 * (at === "right" ? -1 : 1), y - size * 0.84)}`;
}

/**
 * @param {[who: string, text: string]} line
 * @param {Map<string, string>} places
 */
function bubble([who, text], places) {
	if (who === "caption") return html`<p class="caption">${text}</p>`;
	const name = who.replace("?", "");
	const place = places.get(name);
	if (!place) throw new Error(`"${text}" is said by ${name}, who is not in the panel`);
	return html`<p class="bubble ${place} ${who.endsWith("?") && "thought"}"><span class="silent">${name}: </span>${text}</p>`;
}
