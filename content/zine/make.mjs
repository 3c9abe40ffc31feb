import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beginPage } from "./art.mjs";
import { characterPage } from "./character.mjs";
import { comicPage } from "./comic.mjs";
import { html } from "./html.mjs";
import { advertPage, lettersPage, loosePages, recipePage } from "./loose-pages.mjs";
import { puzzlePages } from "./puzzle-pages.mjs";
import { readStory, storyPages } from "./story.mjs";

/** The number of pages (docs/site.md "Zine"). */
export const PAGE_COUNT = 82;

/** The folder of the texts. */
const TEXTS = join(import.meta.dirname, "texts");

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(TEXTS, `${name}.json`), "utf8"));

/**
 * Returns the pages of the zine: each entry of texts/order.json becomes one page, but a story has
 * one for each of its parts. The same texts always produce the same pages.
 * @returns {{page: number, pages: number, title: string, html: string}[]}
 */
export function makeZine() {
	const parts = partsOf(/** @type {string[]} */ (read("order")));
	/** @type {{page: number, pages: number, title: string, html: string}[]} */
	const pages = [];
	for (const make of parts) {
		beginPage();
		const { title, look, body } = make();
		const page = pages.length;
		const leaf = html`<div class="leaf ${look}">${body}<p class="folio" aria-hidden="true">${page + 1}</p></div>`;
		pages.push({ page, pages: PAGE_COUNT, title, html: leaf.text });
	}
	if (pages.length !== PAGE_COUNT)
		throw new Error(`The zine must have ${PAGE_COUNT} pages (got ${pages.length})`);
	return pages;
}

/**
 * Writes each page into the folder as PAGE.json, and removes the former content.
 * @param {string} folder
 */
export async function writeZine(folder) {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	for (const page of makeZine())
		await writeFile(join(folder, `${page.page}.json`), JSON.stringify(page));
}

/**
 * Returns a function for each page that creates it.
 * @param {string[]} order
 */
function partsOf(order) {
	const characters = /** @type {import("./character.mjs").Character[]} */ (read("characters"));
	const comics = /** @type {(import("./comic.mjs").Comic & {slug: string})[]} */ (read("comics"));
	const recipes = /** @type {import("./loose-pages.mjs").Recipe[]} */ (read("recipes"));
	const letters = /** @type {import("./loose-pages.mjs").Letters[]} */ (read("letters"));
	const adverts = /** @type {import("./loose-pages.mjs").Advert[]} */ (read("adverts"));
	const called = (/** @type {string} */ name) =>
		characters.find((one) => one.name === name)?.called ?? name;
	const puzzles = puzzlePages(read("puzzles"));
	const listed = () => contentsOf(order, stories);
	const loose = loosePages(read("loose"), listed);
	/** @type {Map<string, import("./story.mjs").Story>} */
	const stories = new Map();

	/** @type {Record<string, (name: string) => (() => import("./loose-pages.mjs").Page)[]>} */
	const kinds = {
		character: (name) => [
			() =>
				characterPage(
					found(characters, (one) => one.name === name, name),
					characters.findIndex((one) => one.name === name),
				),
		],
		comic: (name) => [() => comicPage(found(comics, (one) => one.slug === name, name))],
		recipe: (name) => [() => recipePage(found(recipes, (one) => one.cook === name, name))],
		advert: (name) => [() => advertPage(found(adverts, (one) => one.who === name, name))],
		letters: (name) => [() => lettersPage(found(letters, (_, i) => String(i) === name, name))],
		story(name) {
			const story = readStory(join(TEXTS, "stories", `${name}.md`));
			stories.set(name, story);
			return story.parts.map(
				(_, i) => () => found(storyPages(story, called), (__, at) => at === i, name),
			);
		},
	};
	return order.flatMap((entry) => {
		const [kind = "", name] = entry.split("/");
		if (name !== undefined)
			return found(Object.entries(kinds), ([key]) => key === kind, entry)[1](name);
		const single = loose[kind] ?? (() => puzzles[/** @type {keyof typeof puzzles} */ (kind)]);
		if (!single()) throw new Error(`texts/order.json must name pages that exist (got "${entry}")`);
		return [single];
	});
}

/**
 * Returns the first match. Throws when texts/order.json names something that does not exist.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T, i: number) => boolean} fits
 * @param {string} name
 */
function found(all, fits, name) {
	const one = all.find(fits);
	if (one === undefined)
		throw new Error(`texts/order.json must name pages that exist (got "${name}")`);
	return one;
}

/**
 * Returns the lines of the table of contents: the stories and the larger things.
 * @param {string[]} order
 * @param {Map<string, import("./story.mjs").Story>} stories
 */
function contentsOf(order, stories) {
	const lines = [];
	let page = 1;
	for (const entry of order) {
		const [kind = "", name = ""] = entry.split("/");
		const story = stories.get(name);
		if (kind === "story" && story) lines.push({ title: story.title, page });
		else if (LISTED[entry]) lines.push({ title: LISTED[entry] ?? "", page });
		page += kind === "story" ? (story?.parts.length ?? 0) : 1;
	}
	return lines;
}

/** The entries of the table of contents besides the stories. @type {Record<string, string>} */
const LISTED = {
	"character/ghost": "Ghost, and thirty others, all over",
	"comic/the-plug": "The plug, and eight more comics",
	"recipe/spike": "Slow-burn romance, and four other recipes",
	horoscope: "Your stars, roughly",
	"letters/0": "Letters",
	"character/ratty": "The page in the middle",
	crossword: "A crossword that takes it personally",
	bingo: "Evening bingo",
	search: "Lost in the margins",
	maze: "Bring Raccoon to the bin",
	answers: "The answers",
};
