import { drawing } from "./art.mjs";
import { html, raw } from "./html.mjs";

const SIZE = 200;
const MIDDLE = SIZE / 2;

/** @param {number} number */
const short = (number) => String(Math.round(number * 10) / 10);

/**
 * Returns the points of a star with this many rays.
 * @param {number} rays
 * @param {number} inner
 * @param {number} outer
 */
const starPoints = (rays, inner, outer) =>
	Array.from({ length: rays * 2 }, (_, i) => {
		const radius = i % 2 === 0 ? outer : inner;
		const angle = (Math.PI * i) / rays;
		return `${short(MIDDLE + radius * Math.sin(angle))},${short(MIDDLE - radius * Math.cos(angle))}`;
	}).join(" ");

const circles = (/** @type {number} */ step, /** @type {(d: number) => number} */ radius) => {
	const found = [];
	for (let y = step / 2; y < SIZE; y += step)
		for (let x = step / 2 + ((y / step) % 2 > 1 ? step / 2 : 0); x < SIZE; x += step) {
			const r = radius(Math.hypot(x - MIDDLE, y - MIDDLE));
			if (r > 0.4) found.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`);
		}
	return raw(found.join(""));
};

const rays = raw(
	Array.from({ length: 14 }, (_, i) => {
		const [from, to] = [i, i + 0.5].map((part) => (Math.PI * 2 * part) / 14);
		const at = (/** @type {number} */ angle) =>
			`${short(MIDDLE + 150 * Math.cos(angle))} ${short(MIDDLE + 150 * Math.sin(angle))}`;
		return `<path d="M${MIDDLE} ${MIDDLE}L${at(from ?? 0)}L${at(to ?? 0)}Z"/>`;
	}).join(""),
);

const waves = raw(
	Array.from(
		{ length: 9 },
		(_, i) =>
			`<path fill="none" stroke="currentColor" stroke-width="7" d="M-10 ${i * 24 + 6}q12.500-14 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0"/>`,
	).join(""),
);

const stripes = raw(
	Array.from(
		{ length: 14 },
		(_, i) => `<path d="M${i * 30 - 200} 200l200-200h15l-200 200Z"/>`,
	).join(""),
);

const checks = raw(
	Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)])
		.filter(([x = 0, y = 0]) => (x + y) % 2 === 0)
		.map(([x = 0, y = 0]) => `<path d="M${x * 25} ${y * 25}h25v25h-25Z"/>`)
		.join(""),
);

const BACKGROUNDS = [
	rays,
	circles(16, (d) => 7.5 - d / 18),
	html`<polygon points="${starPoints(16, 78, 98)}"/>`,
	waves,
	checks,
	html`<circle cx="100" cy="100" r="92"/>`,
	stripes,
	circles(20, (d) => d / 14 - 1),
	html`<polygon points="${starPoints(9, 60, 99)}"/>`,
];

/**
 * Returns the background of a portrait, which is different for each number.
 * @param {number} number
 */
export const background = (number) =>
	drawing(SIZE, SIZE, BACKGROUNDS[number % BACKGROUNDS.length], { look: "ground" });
