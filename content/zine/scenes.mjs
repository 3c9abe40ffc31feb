import { raw } from "./html.mjs";

const INK = 'stroke="var(--line)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';
/** The height of every scene, and the y position of the ground under the characters. */
export const SCENE_HEIGHT = 116;
export const GROUND = 108;

/** @param {string} fill @param {number} width */
const floor = (fill, width) =>
	`<path fill="${fill}" ${INK} d="M-5 92h${width + 10}v34h-${width + 10}Z"/>`;
/** @param {string} fill @param {number} width */
const wall = (fill, width) => `<path fill="${fill}" d="M0 0h${width}v120h-${width}Z"/>`;
/** @param {number} x @param {number} y @param {number} [size] */
const star = (x, y, size = 1) =>
	`<path transform="translate(${x} ${y}) scale(${size})" fill="var(--marker)" d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z"/>`;
/** @param {number} x @param {number} y @param {number} [size] */
const cloud = (x, y, size = 1) =>
	`<path transform="translate(${x} ${y}) scale(${size})" fill="var(--paper-2)" ${INK} d="M0 20c-12 0-12-14-1-15 1-12 19-12 22-3 9-4 18 2 15 9 9 2 6 9-1 9Z"/>`;

/**
 * The scenes of the comics: each function returns its drawing for a width.
 * @type {Record<string, (width: number) => string>}
 */
const SCENES = {
	kitchen: (w) =>
		wall("var(--sky)", w) +
		floor("var(--paper-3)", w) +
		`<path fill="var(--paper-2)" ${INK} d="M${w - 84} 46h74v48h-74Z"/><path fill="var(--ink)" d="M${w - 74} 54h54v6h-54Z"/><path fill="var(--hot)" ${INK} d="M${w - 66} 46v-16h38v16Zm-8-17h54"/><path fill="none" ${INK} d="M${w - 58} 20q-5-7 0-12m12 12q-5-7 0-12"/><path fill="none" ${INK} d="M14 12v18m12-18v14m12-14v20M6 12h42"/>`,
	table: (w) =>
		wall("var(--paper-3)", w) +
		floor("var(--sky)", w) +
		`<path fill="var(--marker)" ${INK} d="M${w / 2 - 42} 82h84l6 9h-96Z"/><path fill="none" ${INK} d="M${w / 2 - 38} 91v22m76-22v22"/><path fill="var(--paper-2)" ${INK} d="M${w / 2 - 12} 79l4-8h20l-4 8Z"/><path fill="var(--hot)" ${INK} d="M${w / 2 - 13} 0h26l9 17h-44Z"/>`,
	night: (w) =>
		wall("#27304d", w) +
		`<circle cx="${w - 40}" cy="28" r="17" fill="#ffe9a8"/><circle cx="${w - 33}" cy="23" r="14" fill="#27304d"/>` +
		[24, 70, 118, 164, 205, 250]
			.filter((x) => x < w - 60)
			.map((x, i) => star(x, 14 + ((i * 29) % 44), 0.6 + (i % 3) * 0.2))
			.join("") +
		`<path fill="#3d5a4a" ${INK} d="M-5 96q${w / 4}-18 ${w / 2} -2t${w / 2 + 10}-4v40h-${w + 10}Z"/>`,
	stage: (w) =>
		wall("#5b2333", w) +
		floor("#c98f4e", w) +
		`<path fill="#ffe9a8" opacity=".3" d="M${w / 2} 0 ${w / 2 - 70} 116h140Z"/><path fill="var(--hot)" ${INK} d="M-4-4h${w + 8}v18q-${w / 12} 12-${w / 6} 0t-${w / 6} 0-${w / 6} 0-${w / 6} 0-${w / 6} 0-${w / 6} 0Z"/><path fill="var(--hot)" ${INK} d="M-4 8h22q4 44-22 76ZM${w + 4} 8h-22q-4 44 22 76Z"/>`,
	office: (w) =>
		wall("var(--paper)", w) +
		floor("var(--paper-3)", w) +
		`<path fill="var(--paper-2)" ${INK} d="M${w / 2 - 30} 18h60v42h-60Z"/><path fill="var(--sky)" d="M${w / 2 - 24} 24h48v26h-48Z"/><path fill="var(--paper-3)" ${INK} d="M${w / 2 - 9} 60h18v9h-18Z"/><path fill="var(--paper-2)" ${INK} d="M${w / 2 - 50} 69h100v8h-100Zm7 8v28m86-28v28"/><path fill="var(--hot)" d="M${w / 2 - 18} 30h26v3h-26Zm0 7h18v3h-18Z"/>`,
	road: (w) =>
		wall("var(--sky)", w) +
		cloud(24, 10, 0.9) +
		cloud(w - 80, 22, 0.7) +
		`<path fill="var(--good)" ${INK} d="M-5 78q${w / 3}-24 ${w / 2}-6t${w / 2 + 10} 2v50h-${w + 10}Z"/><path fill="var(--paper-3)" ${INK} d="M-5 94h${w + 10}v30h-${w + 10}Z"/><path stroke="var(--paper-2)" stroke-width="3" stroke-dasharray="14 12" d="M0 110h${w}"/>`,
	bed: (w) =>
		wall("#3c3a5e", w) +
		floor("#59507c", w) +
		`<path fill="#ffe9a8" ${INK} d="M20 14h44v38h-44Z"/><path fill="#27304d" d="M24 18h36v30h-36Z"/>${star(34, 28, 0.6)}${star(50, 36, 0.8)}<path fill="none" ${INK} d="M42 14v38M20 33h44"/><path fill="var(--hot)" ${INK} d="M${w / 2 - 40} 84q0-10 12-10h${w / 2 + 4}v34h-${w / 2 + 16}Z"/><path fill="#fff" ${INK} d="M${w - 48} 78h34v14h-34Z"/>`,
	sea: (w) =>
		wall("var(--sky)", w) +
		cloud(w / 2 - 20, 8) +
		`<path fill="#3f8fbf" ${INK} d="M-5 84q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v40H-5Z"/>`,
	library: (w) =>
		wall("var(--paper-3)", w) +
		Array.from(
			{ length: Math.floor(w / 13) },
			(_, i) =>
				`<path fill="${["var(--hot)", "var(--sky)", "var(--marker)", "var(--good)", "var(--paper-2)"][(i * 7) % 5]}" ${INK} d="M${i * 13 + 2} ${8 + ((i * 5) % 9)}h11V34h-11Z"/>`,
		).join("") +
		`<path fill="#a8744a" ${INK} d="M-5 34h${w + 10}v7h-${w + 10}Z"/>` +
		floor("#c98f4e", w),
	door: (w) =>
		wall("var(--marker)", w) +
		floor("var(--paper-3)", w) +
		`<path fill="#a8744a" ${INK} d="M${w - 76} 12h54v82h-54Z"/><path fill="none" ${INK} d="M${w - 68} 20h38v24h-38Zm0 34h38v32h-38Z"/><circle cx="${w - 32}" cy="50" r="4" fill="var(--marker)" ${INK}/>`,
	podium: (w) =>
		wall("var(--marker)", w) +
		Array.from(
			{ length: 18 },
			(_, i) =>
				`<circle cx="${(i * 53) % w}" cy="${(i * 31) % 70}" r="3.500" fill="${["var(--hot)", "#fff", "#3f8fbf"][i % 3]}"/>`,
		).join("") +
		`<path fill="var(--paper-2)" ${INK} d="M${w / 2 - 66} 124v-24h44v-16h44v22h44v18Z"/>`,
	void: (w) =>
		wall("#17161b", w) +
		[20, 60, 95, 140, 180, 230, 280]
			.filter((x) => x < w)
			.map((x, i) => star(x, 16 + ((i * 37) % 70), 0.4 + (i % 3) * 0.2))
			.join(""),
	plain: (w) =>
		wall("var(--hot)", w) +
		Array.from(
			{ length: 12 },
			(_, i) =>
				`<path fill="var(--marker)" d="M${w / 2} 58 ${w / 2 + 240 * Math.cos((i * Math.PI) / 6)} ${58 + 240 * Math.sin((i * Math.PI) / 6)} ${w / 2 + 240 * Math.cos((i * Math.PI) / 6 + 0.26)} ${58 + 240 * Math.sin((i * Math.PI) / 6 + 0.26)}Z"/>`,
		).join(""),
};

/**
 * Returns the drawing of a panel's scene. Throws for an unknown one.
 * @param {string} name
 * @param {number} width
 */
export function scene(name, width) {
	const draw = SCENES[name];
	if (!draw)
		throw new Error(`A scene must be one of ${Object.keys(SCENES).join(", ")} (got "${name}")`);
	return raw(draw(width).replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(1)));
}

/**
 * The feelings shown above a character, around its origin.
 * @type {Record<string, string>}
 */
const FEELINGS = {
	sweat: `<path fill="#8fd3ff" ${INK} stroke-width="2" d="M0-8c6 8 5 13 0 13s-6-5 0-13Z"/>`,
	anger: `<path fill="none" stroke="#d93a1a" stroke-width="3.500" stroke-linecap="round" d="M-9-3q6 0 6-6M9-3q-6 0-6-6M-9 4q6 0 6 6M9 4q-6 0-6 6"/>`,
	heart: `<path fill="#ff5c7a" ${INK} stroke-width="2" d="M0 9C-16-2-7-13 0-5 7-13 16-2 0 9Z"/>`,
	zzz: `<path fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="M-10 2h8l-8 9h8M2-10h7l-7 8h7"/>`,
	idea: `<circle r="8" fill="#ffd84a" ${INK} stroke-width="2"/><path ${INK} stroke-width="2.500" d="M-3 10h6M0-13v-4M11-7l4-3M-11-7l-4-3"/>`,
	what: `<path fill="none" stroke="var(--paper-2)" stroke-width="8" stroke-linecap="round" d="M-5-5c0-9 12-8 11-1-1 5-6 5-6 10v1m0 7v1"/><path fill="none" stroke="var(--hot)" stroke-width="4" stroke-linecap="round" d="M-5-5c0-9 12-8 11-1-1 5-6 5-6 10v1m0 7v1"/>`,
	shock: `<path fill="none" stroke="var(--paper-2)" stroke-width="8" stroke-linecap="round" d="M0-10v12m0 8v.500"/><path fill="none" stroke="var(--hot)" stroke-width="4.500" stroke-linecap="round" d="M0-10v12m0 8v.500"/>`,
	shine: star(-8, -2, 1.2) + star(7, -8, 0.9),
	tear: `<path fill="#8fd3ff" ${INK} stroke-width="2" d="M-4-2c6 8 5 13 0 13s-6-5 0-13Z"/><path fill="#8fd3ff" ${INK} stroke-width="2" d="M8-8c5 7 4 11 0 11s-5-4 0-11Z"/>`,
};

/**
 * Returns a feeling at a place. Throws for an unknown one.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 */
export function feeling(name, x, y) {
	const drawn = FEELINGS[name];
	if (!drawn)
		throw new Error(`A feeling must be one of ${Object.keys(FEELINGS).join(", ")} (got "${name}")`);
	return raw(`<g transform="translate(${x} ${y})">${drawn}</g>`);
}
