import { readFileSync } from "node:fs";
import { emoji, sticker } from "./art.mjs";
import { html, stressed } from "./html.mjs";

/**
 * A story from zine/stories/NAME.md: its facts, and a part for each writer.
 * @typedef {{title: string, cast: string, awards: string,
 *   parts: {writer: string, prompt: string, paragraphs: string[]}[]}} Story
 */

const FILE =
	/^---\ntitle: (?<title>.+)\ncast: (?<cast>.+)\nrating: ALL AGES\ncaptain: .+\nawards: (?<awards>.+)\n---\n/;
const ORDINALS = ["one", "two", "three"];
/** The stickers under the parts, which are the game's reactions. */
const REACTIONS = ["pray", "poop", "zany", "heart", "fire", "laugh", "star"];

/**
 * Returns a story. Throws for a file without its facts.
 * @param {string} path
 * @returns {Story}
 */
export function readStory(path) {
	const text = readFileSync(path, "utf8");
	const found = FILE.exec(text);
	const { title = "", cast = "", awards = "" } = found?.groups ?? {};
	if (!found) throw new Error(`${path} must begin with title, cast, rating, captain and awards`);
	const parts = text
		.slice(found[0].length)
		.split(/^## /m)
		.filter((part) => part.trim() !== "")
		.map((part) => {
			const [head = "", ...rest] = part.split("\n");
			const [writer = "", prompt = ""] = head.split(" | ");
			return { writer, prompt, paragraphs: rest.join("\n").trim().split(/\n\n+/) };
		});
	return { title, cast, awards, parts };
}

/**
 * Returns the pages of a story, one for each part.
 * @param {Story} story
 * @param {(name: string) => string} calledBy returns how a character is called
 */
export const storyPages = ({ title, cast, awards, parts }, calledBy) =>
	parts.map(({ writer, prompt, paragraphs }, i) => ({
		title: i === 0 ? title : `${title}, part ${ORDINALS[i]}`,
		look: "story",
		body: html`${i === 0 ? opening(title, cast) : running(title)}
<p class="prompt"><span class="silent">Prompt: </span>${prompt}</p>
<section class="strip">${sticker(writer, { look: "writer" })}<h3>${calledBy(writer)}, part ${ORDINALS[i]}</h3>${paragraphs.map((text) => html`<p>${stressed(text)}</p>`)}<p class="reactions">${REACTIONS.filter((_, at) => (title.length + i + at * 2) % 3 === 0).map(emoji)}</p></section>
${i === parts.length - 1 && html`<p class="awards">${emoji("trophy")} ${awards}</p>`}`,
	}));

/** @param {string} title @param {string} cast */
const opening = (title, cast) =>
	html`<h2><mark>${title}</mark></h2><p class="cast">With ${cast}</p>`;

/** Every page has a second-level heading, because it is read alone. @param {string} title */
const running = (title) =>
	html`<h2 class="silent">${title}</h2><p class="running" aria-hidden="true">${title}</p>`;
