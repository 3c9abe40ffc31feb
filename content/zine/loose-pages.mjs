import { actor, drawing, sticker } from "./art.mjs";
import { html, stressed } from "./html.mjs";
import { background } from "./patterns.mjs";

/**
 * @typedef {typeof import("./texts/loose.json")} Loose
 * @typedef {(typeof import("./texts/recipes.json"))[number]} Recipe
 * @typedef {(typeof import("./texts/letters.json"))[number]} Letters
 * @typedef {(typeof import("./texts/adverts.json"))[number]} Advert
 * @typedef {{title: string, look: string, body: import("./html.mjs").Html}} Page
 */

const paragraphs = (/** @type {string[]} */ texts) =>
	texts.map((text) => html`<p>${stressed(text)}</p>`);

/** @param {Recipe} recipe @returns {Page} */
export const recipePage = ({ title, cook, serves, time, takes, steps, tip }) => ({
	title,
	look: "recipe",
	body: html`${sticker(cook, { look: "cook" })}<h2><mark>${title}</mark></h2><p class="facts">Serves ${serves}. Takes ${time}.</p>
<ul class="takes">${takes.map((one) => html`<li>${one}</li>`)}</ul><ol class="steps">${steps.map((step) => html`<li>${stressed(step)}</li>`)}</ol><p class="tip">${tip}</p>`,
});

/** @param {Letters} page @returns {Page} */
export const lettersPage = ({ title, letters }) => ({
	title,
	look: "letters",
	body: html`<h2 class="banner">${title}</h2>${letters.map(
		({ to, text, sign, who, answer }) =>
			html`<section class="letter"><p>${to} ${text}</p><p class="sign">${sign}</p></section><section class="answer">${sticker(who)}<p>${stressed(answer)}</p></section>`,
	)}`,
});

/** @param {Advert} advert @returns {Page} */
export const advertPage = ({ title, look, who, shout, lines, price, small }) => ({
	title: `Advert: ${title}`,
	look: `advert ${look}`,
	body: html`<p class="running">Advertisement</p><div class="poster">${background(look.length)}${sticker(who)}</div><h2>${shout}</h2>${paragraphs(lines)}<p class="price">${price}</p><p class="small">${small}</p>`,
});

/**
 * Returns the single pages, by their names in content/zine/texts/order.json.
 * @param {Loose} loose
 * @param {() => {title: string, page: number}[]} listed returns what the table of contents names
 * @returns {Record<string, () => Page>}
 */
export const loosePages = (loose, listed) => ({
	cover: () => cover(loose.cover),
	bookplate: () => bookplate(loose.bookplate),
	editorial: () => essay(loose.editorial, "ghost", "editorial"),
	contents: () => ({
		title: loose.contents.title,
		look: "contents",
		body: html`<h2 class="banner">${loose.contents.title}</h2><ol class="list">${listed().map(({ title, page }) => html`<li><span>${title}</span><b>${page}</b></li>`)}</ol>`,
	}),
	horoscope: () => ({
		title: loose.horoscope.title,
		look: "horoscope",
		body: html`<h2 class="banner">${loose.horoscope.title}</h2><p>${loose.horoscope.intro}</p><ul class="signs">${loose.horoscope.signs.map(([who = "", text = ""]) => html`<li>${sticker(who, { label: who })}<span>${text}</span></li>`)}</ul>`,
	}),
	bingo: () => ({
		title: loose.bingo.title,
		look: "bingo",
		body: html`<h2 class="banner">${loose.bingo.title}</h2><p>${loose.bingo.intro}</p><ul class="cells">${loose.bingo.cells.map((cell) => html`<li>${cell}</li>`)}</ul>`,
	}),
	colophon: () => essay(loose.colophon, "wormman", "colophon"),
	back: () => ({
		title: loose.back.title,
		look: "back",
		body: html`<p>${loose.back.text}</p>${sticker("potato")}<h2>${loose.back.last}</h2>`,
	}),
});

/** @param {Loose["cover"]} texts @returns {Page} */
const cover = ({ title, over, issue, lines, price }) => ({
	title,
	look: "cover",
	body: html`<p class="over">${over}</p><h2>Plot<mark>luck</mark></h2><p class="issue">${issue}</p>${crowd()}<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul><p class="price">${price}</p>`,
});

const CROWD = [
	["reapr", 60, 96, 78],
	["buffpire", 152, 92, 84],
	["demon", 246, 96, 76],
	["skellybts", 306, 108, 66],
	["potato", 30, 150, 74],
	["kitsune", 108, 152, 80],
	["dino", 200, 152, 84],
	["teagor", 288, 156, 74],
	["raccoon", 72, 208, 86],
	["ghost", 164, 212, 92],
	["cat", 256, 208, 84],
	["wormman", 310, 214, 58],
	["ratty", 16, 214, 60],
];

function crowd() {
	const people = CROWD.map(([who, x, y, size]) =>
		actor(String(who), {
			x: Number(x),
			y: Number(y),
			size: Number(size),
			flip: Number(x) > 165,
			tilt: (Number(x) % 7) - 3,
		}),
	);
	return drawing(330, 220, people, { label: "Thirteen characters crowd together", look: "crowd" });
}

/** @param {Loose["bookplate"]} texts @returns {Page} */
const bookplate = ({ title, text, rows, note }) => ({
	title,
	look: "bookplate",
	body: html`${sticker("raccoon")}<h2>${title}</h2><ul>${rows.map((row) => html`<li>${row}</li>`)}</ul><p>${text}</p><p class="note">${note}</p>`,
});

/**
 * @param {{title: string, paragraphs: string[], sign: string}} texts
 * @param {string} who
 * @param {string} look
 * @returns {Page}
 */
const essay = ({ title, paragraphs: texts, sign }, who, look) => ({
	title,
	look,
	body: html`<h2><mark>${title}</mark></h2>${paragraphs(texts)}<p class="sign">${sign}</p>${sticker(who, { look: "corner" })}`,
});
