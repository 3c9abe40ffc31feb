import bidiFactory from "bidi-js";
import { fittedLines } from "#game/lines/fitted-lines.ts";
import { emojiBody } from "./emoji.ts";
import { type FontFile, shaped } from "./fonts.ts";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{RI}{2}|\u20E3/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The side of an emoji and its lower end below the letters, in em. */
const EMOJI_SIDE = 1.1;
const EMOJI_DEPTH = 0.2;
/** The base of the letters below the middle of a line, in em. */
const BASE = 0.35;

export interface TextStyle {
	fonts: readonly FontFile[];
	width: number;
	/** The sizes to try with the most rows of each, from large to small. */
	sizes: readonly { size: number; rows: number }[];
	/** In em. */
	lineHeight: number;
	centred: boolean;
	/** Makes letters bolder that the first font does not have, whose titles are bold. */
	bold: boolean;
	colour: string;
}

export interface TextPicture {
	svg: string;
	width: number;
	height: number;
}

/** A piece of a line with one font, or an emoji. */
interface Run {
	text: string;
	level: number;
	font: FontFile | null;
}

interface Drawn {
	svg: string;
	/** In em. */
	width: number;
}

/**
 * Returns a picture of a text in lines, in the order of the bidirectional algorithm of Unicode and
 * with joined letters. Null if no font has one of its letters.
 */
export function textPicture(content: string, style: TextStyle): TextPicture | null {
	// Fonts have few of the spaces.
	const text = content.replace(/[\u2007\u202F]/g, "\u00A0").replace(/[^\S\u00A0]+/g, " ");
	const base = bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1 ? "rtl" : "ltr";
	const runs = runsOf(text, base, style.fonts);
	if (!runs) return null;
	const runsIn = (line: string) => runsOf(line, base, style.fonts) ?? [];
	const fits = (size: number) => (line: string) => widthOf(runsIn(line)) * size <= style.width;
	for (const [i, { size, rows }] of style.sizes.entries()) {
		const lines = fittedLines(text, fits(size));
		const last = i === style.sizes.length - 1;
		if (lines.length > rows && !last) continue;
		const shown = lines.length > rows ? shortened(lines, rows, fits(size)) : lines;
		const drawn = shown.map((line) => drawnLine(runsIn(line), style));
		return inLines(drawn, size, base, style);
	}
	return null;
}

/** Returns the first rows, of which the last one ends with an ellipsis. */
function shortened(lines: readonly string[], rows: number, fits: (line: string) => boolean) {
	const signs = [...graphemes.segment(lines[rows - 1] ?? "")].map(({ segment }) => segment);
	while (signs.length > 0 && !fits(`${signs.join("").trimEnd()}…`)) signs.pop();
	return [...lines.slice(0, rows - 1), `${signs.join("").trimEnd()}…`];
}

function inLines(
	lines: readonly Drawn[],
	size: number,
	base: "ltr" | "rtl",
	{ width, lineHeight, centred, colour }: TextStyle,
): TextPicture {
	const step = size * lineHeight;
	const drawn = lines.map((line, i) => {
		// A word that is too long is squeezed.
		const squeeze = Math.min(1, width / (line.width * size || 1));
		const wide = line.width * size * squeeze;
		const free = width - wide;
		const x = centred ? free / 2 : base === "rtl" ? free : 0;
		const y = (i + 0.5) * step + BASE * size;
		return `<g transform="translate(${x} ${y}) scale(${size * squeeze} ${size})">${line.svg}</g>`;
	});
	const height = Math.ceil(lines.length * step);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="${colour}" stroke="${colour}" stroke-width="0">${drawn.join("")}</g></svg>`;
	return { svg, width, height };
}

/** Returns the runs of a line in its order in memory; null if no font has one of its letters. */
function runsOf(line: string, base: "ltr" | "rtl", fonts: readonly FontFile[]): Run[] | null {
	const { levels } = bidi.getEmbeddingLevels(line, base);
	const runs: Run[] = [];
	for (const { segment, index } of graphemes.segment(line)) {
		const level = levels[index] ?? 0;
		const known = EMOJI.test(segment) ? undefined : fontOf(segment, fonts);
		const font = known ?? (emojiBody(segment) === null ? fontOf(segment, fonts) : null);
		if (font === undefined) return null;
		const last = runs.at(-1);
		if (last && font !== null && last.font === font && last.level === level) last.text += segment;
		else runs.push({ text: segment, level, font });
	}
	return runs;
}

const fontOf = (sign: string, fonts: readonly FontFile[]): FontFile | undefined => {
	const points = [...sign]
		.filter((character) => !INVISIBLE.test(character))
		.map((character) => character.codePointAt(0) ?? 0);
	return fonts.find((font) => points.every((point) => font.points.has(point)));
};

/** Reverses from the highest level to the lowest odd one, as rule L2 of the algorithm. */
function inVisualOrder(runs: readonly Run[]): Run[] {
	const ordered = [...runs];
	for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
		for (let from = 0; from < ordered.length; from++) {
			let to = from;
			while ((ordered[to]?.level ?? -1) >= level) to++;
			if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
			from = Math.max(from, to - 1);
		}
	return ordered;
}

const directionOf = ({ level }: Run) => (level % 2 === 1 ? "rtl" : "ltr");

/** Returns the width of a line in em. */
const widthOf = (runs: readonly Run[]): number =>
	runs.reduce((sum, run) => {
		const { text, font } = run;
		return sum + (font ? shaped(text, font, directionOf(run)).width / font.upem : EMOJI_SIDE);
	}, 0);

function drawnLine(runs: readonly Run[], { fonts, bold }: TextStyle): Drawn {
	let width = 0;
	let svg = "";
	for (const piece of inVisualOrder(runs)) {
		const { text, font } = piece;
		if (!font) {
			svg += `<svg x="${width}" y="${EMOJI_DEPTH - EMOJI_SIDE}" width="${EMOJI_SIDE}" height="${EMOJI_SIDE}" viewBox="0 0 32 32" stroke="none">${emojiBody(text)}</svg>`;
			width += EMOJI_SIDE;
			continue;
		}
		const run = shaped(text, font, directionOf(piece));
		const scale = 1 / font.upem;
		const stroke = bold && !isFirst(font, fonts) ? ` stroke-width="${0.035 * font.upem}"` : "";
		const glyphs = run.glyphs.map(
			({ glyph, x, y }) =>
				`<path transform="translate(${x} ${y})" d="${font.font.glyphToPath(glyph)}"/>`,
		);
		svg += `<g transform="translate(${width} 0) scale(${scale} ${-scale})"${stroke}>${glyphs.join("")}</g>`;
		width += run.width * scale;
	}
	return { svg, width };
}

/** Returns whether a file is of the first family. */
const isFirst = ({ name }: FontFile, [first]: readonly FontFile[]): boolean =>
	first?.name.split("-")[0] === name.split("-")[0];
