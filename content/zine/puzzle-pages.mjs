import { actor, drawing } from "./art.mjs";
import { html, raw } from "./html.mjs";
import { crossword, maze, wordSearch } from "./puzzles.mjs";

/** @typedef {typeof import("./texts/puzzles.json")} Puzzles */

const CELL = 24;
const SEARCH_SIZE = 12;
const MAZE = { width: 12, height: 13 };

/**
 * Returns the pages of the puzzles, by their names in content/zine/texts/order.json.
 * @param {Puzzles} puzzles
 */
export function puzzlePages({ crossword: cross, search, maze: labyrinth, answers }) {
	const laid = crossword(cross.words.map(([word = ""]) => word));
	const square = wordSearch(search.words, SEARCH_SIZE);
	const clues = new Map(cross.words.map(([word = "", clue = ""]) => [word, clue]));
	return {
		crossword: {
			title: cross.title,
			look: "puzzle",
			body: html`<h2 class="banner">${cross.title}</h2>${gridOf(laid, false)}<p class="note">The clues are on the next page. They have heard about you.</p>`,
		},
		clues: {
			title: "The clues",
			look: "puzzle",
			body: html`<h2 class="banner">The clues</h2><div class="clues">${[false, true].map((down) => clueList(laid, clues, down))}</div>`,
		},
		search: {
			title: search.title,
			look: "puzzle",
			body: html`<h2 class="banner">${search.title}</h2><p>${search.intro}</p>${letters(square, false)}<p class="words">${search.words.map((word) => html`<span>${word}</span> `)}</p>`,
		},
		maze: {
			title: labyrinth.title,
			look: "puzzle",
			body: html`<h2 class="banner">${labyrinth.title}</h2><p>${labyrinth.intro}</p>${mazeDrawing()}<p class="note">${labyrinth.end}</p>`,
		},
		answers: {
			title: answers.title,
			look: "puzzle answers",
			body: html`<h2 class="banner">${answers.title}</h2><p>${answers.note}</p><div class="solved">${gridOf(laid, true)}${letters(square, true)}</div>`,
		},
	};
}

/** @param {ReturnType<typeof crossword>} laid @param {boolean} solved */
function gridOf({ width, height, cells, words }, solved) {
	const numbers = new Map(words.map(({ x, y, number }) => [`${x},${y}`, number]));
	const boxes = cells.map(({ letter, x, y }) => {
		const number = numbers.get(`${x},${y}`);
		return html`<g transform="translate(${x * CELL + 2} ${y * CELL + 2})"><path class="box" d="M0 0h${CELL}v${CELL}h-${CELL}Z"/>${solved ? html`<text class="letter" x="12" y="18">${letter}</text>` : number !== undefined && html`<text class="small" x="3" y="9.500">${number}</text>`}</g>`;
	});
	const label = solved
		? `Solved: ${words.map(({ number, down, word }) => `${number} ${down ? "down" : "across"} ${word.toLowerCase()}`).join(", ")}`
		: `An empty crossword of ${width} by ${height} squares for ${words.length} words`;
	return drawing(width * CELL + 4, height * CELL + 4, boxes, { label, look: "grid" });
}

/**
 * @param {ReturnType<typeof crossword>} laid
 * @param {Map<string, string>} clues
 * @param {boolean} down
 */
function clueList({ words }, clues, down) {
	const listed = words.filter((one) => one.down === down).sort((a, b) => a.number - b.number);
	return html`<section><h3>${down ? "Down" : "Across"}</h3><ul>${listed.map(({ number, word }) => html`<li><b>${number}</b> ${clues.get(word)} (${word.length})</li>`)}</ul></section>`;
}

/** @param {ReturnType<typeof wordSearch>} square @param {boolean} solved */
function letters(square, solved) {
	const size = SEARCH_SIZE * CELL;
	const label = solved
		? "The square with all its words marked"
		: `A square of letters: ${square.map((row) => row.map(({ letter }) => letter).join("")).join(", ")}`;
	const inside = square.flatMap((row, y) =>
		row.map(
			({ letter, hidden }, x) =>
				html`<text class="${solved && !hidden ? "faint" : "letter"}" x="${x * CELL + 12}" y="${y * CELL + 18}">${letter}</text>`,
		),
	);
	return drawing(size, size, inside, { label, look: "grid letters" });
}

function mazeDrawing() {
	const { width, height } = MAZE;
	const open = new Set(maze(width, height).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
	const last = width * height - 1;
	const walls = Array.from({ length: width * height }, (_, cell) => {
		const [x, y] = [(cell % width) * CELL + 4, Math.floor(cell / width) * CELL + 4];
		const right = !open.has(`${cell}-${cell + 1}`) || cell % width === width - 1;
		const below = !open.has(`${cell}-${cell + width}`);
		return `${right && cell !== last ? `M${x + CELL} ${y}v${CELL}` : ""}${below ? `M${x} ${y + CELL}h${CELL}` : ""}`;
	}).join("");
	const [w, h] = [width * CELL + 8, height * CELL + 8];
	const inside = html`<path class="walls" d="M4 ${4 + CELL}V${h - 4}M4 4H${w - 4}${raw(walls)}"/>${actor("raccoon", { x: 16, y: 27, size: 22 })}${actor("trash", { x: w - 15, y: h - 5, size: 22 })}`;
	return drawing(w, h, inside, {
		label: "A maze. Raccoon waits in the upper left corner, the bin in the lower right one.",
		look: "grid",
	});
}
