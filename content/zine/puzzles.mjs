/** The puzzles are laid out by rules, without chance, so that every build creates the same ones. */

/** @typedef {{word: string, x: number, y: number, down: boolean, number: number}} Placed */

/** Returns a function for numbers from 0 to below `limit`; the same seed gives the same numbers. */
function dice(/** @type {number} */ seed) {
	let state = seed;
	return (/** @type {number} */ limit) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * limit);
	};
}

const key = (/** @type {number} */ x, /** @type {number} */ y) => `${x},${y}`;

/** @param {string} word @param {number} x @param {number} y @param {boolean} down */
const cellsOf = (word, x, y, down) =>
	[...word].map((letter, i) => ({ letter, x: down ? x : x + i, y: down ? y + i : y }));

/**
 * Returns how many letters a word would share with the existing ones; -1 when it does not fit.
 * @param {Map<string, string>} grid
 * @param {string} word
 * @param {number} x
 * @param {number} y
 * @param {boolean} down
 */
function crossings(grid, word, x, y, down) {
	const has = (/** @type {number} */ cx, /** @type {number} */ cy) => grid.has(key(cx, cy));
	const end = word.length;
	if (down ? has(x, y - 1) || has(x, y + end) : has(x - 1, y) || has(x + end, y)) return -1;
	let shared = 0;
	for (const cell of cellsOf(word, x, y, down)) {
		const there = grid.get(key(cell.x, cell.y));
		if (there === cell.letter) shared += 1;
		else if (there !== undefined) return -1;
		else if (
			down
				? has(cell.x - 1, cell.y) || has(cell.x + 1, cell.y)
				: has(cell.x, cell.y - 1) || has(cell.x, cell.y + 1)
		)
			return -1;
	}
	return shared;
}

/** @param {Map<string, string>} grid */
function boundsOf(grid) {
	const places = [...grid.keys()].map((place) => place.split(",").map(Number));
	const xs = places.map(([x = 0]) => x);
	const ys = places.map(([, y = 0]) => y);
	return {
		left: Math.min(...xs),
		top: Math.min(...ys),
		width: Math.max(...xs) - Math.min(...xs) + 1,
		height: Math.max(...ys) - Math.min(...ys) + 1,
	};
}

/**
 * Yields every place in which a word crosses another.
 * @param {Map<string, string>} grid
 * @param {string} word
 */
function* places(grid, word) {
	for (const [place, letter] of grid) {
		const [px = 0, py = 0] = place.split(",").map(Number);
		for (const i of [...word].keys()) {
			if (word[i] !== letter) continue;
			yield { x: px, y: py - i, down: true };
			yield { x: px - i, y: py, down: false };
		}
	}
}

/**
 * Returns the best place for a word: the one with most crossings in the smallest square.
 * @param {Map<string, string>} grid
 * @param {string} word
 */
function bestPlace(grid, word) {
	let best = null;
	for (const { x, y, down } of places(grid, word)) {
		const shared = crossings(grid, word, x, y, down);
		if (shared < 1) continue;
		const tried = new Map(grid);
		for (const cell of cellsOf(word, x, y, down)) tried.set(key(cell.x, cell.y), cell.letter);
		const { width, height } = boundsOf(tried);
		const score = shared * 3 - Math.max(width, height) * 2 - (width + height) / 10;
		if (!best || score > best.score) best = { x, y, down, score };
	}
	return best;
}

/**
 * Returns the smallest crossword of these words, with any of them as the first. Throws when they do
 * not all cross.
 * @param {readonly string[]} words
 */
export function crossword(words) {
	const tried = words.flatMap((first) => {
		const rest = words.filter((word) => word !== first).sort((a, b) => b.length - a.length);
		return crosswordFrom(first, rest) ?? [];
	});
	const [best] = tried.sort((a, b) => a.width * a.height - b.width * b.height);
	if (!best) throw new Error(`${words.join(", ")} must cross each other`);
	return best;
}

/**
 * Returns a crossword that begins with a word; null when another word has no place.
 * @param {string} first
 * @param {string[]} rest
 */
function crosswordFrom(first, rest) {
	/** @type {Map<string, string>} */
	const grid = new Map();
	/** @type {Omit<Placed, "number">[]} */
	const placed = [];
	const put = (/** @type {Omit<Placed, "number">} */ one) => {
		for (const { letter, x, y } of cellsOf(one.word, one.x, one.y, one.down))
			grid.set(key(x, y), letter);
		placed.push(one);
	};
	put({ word: first, x: 0, y: 0, down: false });
	let waiting = rest;
	while (waiting.length > 0) {
		const next = waiting.find((word) => bestPlace(grid, word));
		const place = next === undefined ? null : bestPlace(grid, next);
		if (next === undefined || !place) return null;
		put({ word: next, x: place.x, y: place.y, down: place.down });
		waiting = waiting.filter((word) => word !== next);
	}
	return numbered(grid, placed);
}

/** @param {Map<string, string>} grid @param {Omit<Placed, "number">[]} placed */
function numbered(grid, placed) {
	const { left, top, width, height } = boundsOf(grid);
	const moved = placed.map((one) => ({ ...one, x: one.x - left, y: one.y - top }));
	const starts = [...new Set(moved.map(({ x, y }) => y * width + x))].sort((a, b) => a - b);
	const words = moved.map((one) => ({ ...one, number: starts.indexOf(one.y * width + one.x) + 1 }));
	const cells = [...grid].map(([place, letter]) => {
		const [x = 0, y = 0] = place.split(",").map(Number);
		return { letter, x: x - left, y: y - top };
	});
	return { width, height, cells, words };
}

const DIRECTIONS = /** @type {const} */ ([
	[1, 0],
	[0, 1],
	[1, 1],
]);

/**
 * Returns the rows of a square with these words in it: across, down and diagonally down.
 * @param {readonly string[]} words
 * @param {number} size
 */
export function wordSearch(words, size) {
	const roll = dice(7);
	/** @type {Map<string, string>} */
	const grid = new Map();
	for (const word of [...words].sort((a, b) => b.length - a.length)) hide(grid, word, size, roll);
	const letters = [...words.join("")];
	return Array.from({ length: size }, (_, y) =>
		Array.from({ length: size }, (__, x) => ({
			letter: grid.get(key(x, y)) ?? letters[roll(letters.length)] ?? "X",
			hidden: grid.has(key(x, y)),
		})),
	);
}

/**
 * @param {Map<string, string>} grid
 * @param {string} word
 * @param {number} size
 * @param {(limit: number) => number} roll
 */
function hide(grid, word, size, roll) {
	for (let tries = 0; tries < 5000; tries += 1) {
		const [dx, dy] = DIRECTIONS[roll(DIRECTIONS.length)] ?? [1, 0];
		const x = roll(size - dx * (word.length - 1));
		const y = roll(size - dy * (word.length - 1));
		const cells = [...word].map((letter, i) => ({ letter, place: key(x + dx * i, y + dy * i) }));
		if (cells.some(({ letter, place }) => (grid.get(place) ?? letter) !== letter)) continue;
		for (const { letter, place } of cells) grid.set(place, letter);
		return;
	}
	throw new Error(`${word} must fit into a square of ${size}`);
}

/**
 * Returns the passages of a maze: pairs of neighbouring cells, numbered by rows. There is exactly
 * one way to every cell.
 * @param {number} width
 * @param {number} height
 */
export function maze(width, height) {
	const roll = dice(23);
	const seen = new Set([0]);
	const way = [0];
	/** @type {[number, number][]} */
	const passages = [];
	while (way.length > 0) {
		const here = way.at(-1) ?? 0;
		const [x, y] = [here % width, Math.floor(here / width)];
		const open = [
			x > 0 && here - 1,
			x < width - 1 && here + 1,
			y > 0 && here - width,
			y < height - 1 && here + width,
		].filter((next) => next !== false && !seen.has(next));
		const next = open[roll(open.length)];
		if (typeof next !== "number") way.pop();
		else {
			seen.add(next);
			passages.push([here, next]);
			way.push(next);
		}
	}
	return passages;
}
