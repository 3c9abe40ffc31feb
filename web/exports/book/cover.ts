import { COVER_INKS } from "#game/cover/drawing.ts";
import type { Game } from "#game/wire/state.ts";
import { PRODUCT } from "../../../words/product.ts";
import type { Pictures } from "../pictures.ts";
import type { Printed } from "../printed.ts";
import { type Block, blockOf, CLASSIC, drawBlock, drawSheet, shrunk } from "./cover-pen.ts";
import { facesIn } from "./faces.ts";
import type { BookFont } from "./fonts.ts";
import type { Evening } from "./layout.ts";
import { type NightStory, nightStory } from "./night.ts";
import { bookTitle } from "./title.ts";

/** Pixels, in the proportions that shelves of e-readers have. */
const [WIDTH, HEIGHT] = [1200, 1600];
const COLUMN = { middle: WIDTH / 2, width: WIDTH - 260 };
/** The space within the sheet of the line. */
const INSET = 46;
/** The least space above and below that sheet. */
const GAP = 24;
const FACES_IN_ROW = 4;
const MOST_FACES = 8;
/** The lower end of the faces. */
const FACES_END = HEIGHT - 190;

/** The side of a drawing with its sheet, and the edge of the sheet around it. */
const DRAWING = 400;
const EDGE = 16;
/** The sizes of the book's title, which has the names of all writers. */
const NAMES = [62, 52, 44, 36, 30];

const DISPLAY = "cover-display";
const READING = "cover-reading";

/** Returns the styles of the cover's texts, with the faces of a language. */
function stylesIn({ language }: Printed) {
	const { display, reading, weight } = facesIn(language);
	const title = { font: `${DISPLAY}, ${display}`, weight };
	return {
		small: (size: number, colour = CLASSIC.ink) => ({
			...{ ...title, sizes: [size], lines: 1, leading: 1.3, colour },
		}),
		title: { ...title, sizes: [150, 124, 100, 80, 64], lines: 3, leading: 1.12, marked: true },
		line: {
			...{ font: `${READING}, ${reading}`, weight: 400 },
			...{ sizes: [60, 52, 44, 38, 32], lines: 5, leading: 1.4 },
		},
	};
}

/** Returns the cover picture that e-readers show, as the data URL of a PNG. */
export async function coverOf(
	game: Game,
	evening: Evening,
	{ faces, drawings }: Pictures,
	[display, reading]: readonly BookFont[],
): Promise<string> {
	const { date, words } = evening;
	const canvas = document.createElement("canvas");
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	canvas.lang = words.language;
	const pen = canvas.getContext("2d");
	if (!pen) throw new Error("This browser has no 2D canvas");
	await Promise.all([loaded(DISPLAY, display), loaded(READING, reading)]);
	pen.fillStyle = CLASSIC.mat;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	drawSheet(pen, [50, 50, WIDTH - 100, HEIGHT - 100], CLASSIC.paper);
	const { small } = stylesIn(words);
	const draw = (text: string, top: number, style: Parameters<typeof blockOf>[3]) => {
		const block = blockOf(pen, text, COLUMN.width, style);
		drawBlock(pen, block, COLUMN, top);
		return top + block.height;
	};
	const named = draw(bookTitle(game, evening), 96, { ...small(62), sizes: NAMES, lines: 2 });
	const dated = draw(words.dayOf(date), named, small(40, CLASSIC.quiet));
	draw(PRODUCT, HEIGHT - 170, small(64));
	const night = nightStory(game, words);
	if (!night) return canvas.toDataURL("image/png");
	const below = draw(night.label, Math.max(280, dated + 24), small(48)) + 10;
	const drawing = await pictureAt(drawings.get(night.story.id));
	const top = drawing ? drawDrawing(pen, drawing, below) : below;
	const end = await drawFaces(
		pen,
		night.sprites.map((sprite) => faces.get(sprite)),
		drawing !== null,
	);
	const { title, sheet } = largestIn(end - top, pen, night, words);
	drawBlock(pen, title, COLUMN, top);
	if (sheet) drawLine(pen, sheet, [top + title.height, end]);
	return canvas.toDataURL("image/png");
}

/** A line with its writer, as they are on the sheet. */
interface LineSheet {
	text: Block;
	writer: Block;
	height: number;
}

function lineSheetOf(
	pen: CanvasRenderingContext2D,
	{ line }: NightStory,
	words: Printed,
	smaller: number,
): LineSheet | null {
	if (!line) return null;
	const { small, line: style } = stylesIn(words);
	const width = COLUMN.width - 2 * INSET;
	const text = blockOf(pen, words.inQuotes(line.text), width, shrunk(style, smaller));
	const writer = blockOf(pen, line.writer ?? "", width, small(44, CLASSIC.quiet));
	return { text, writer, height: text.height + (line.writer ? writer.height : 0) + 2 * INSET };
}

/** Returns the title and the line in the largest sizes with which both fit into a height. */
function largestIn(
	height: number,
	pen: CanvasRenderingContext2D,
	night: NightStory,
	words: Printed,
): { title: Block; sheet: LineSheet | null } {
	const { title: style, line } = stylesIn(words);
	const most = Math.max(style.sizes.length, line.sizes.length) - 1;
	for (let smaller = 0; ; smaller++) {
		const title = blockOf(pen, night.title, COLUMN.width, shrunk(style, smaller));
		const sheet = lineSheetOf(pen, night, words, smaller);
		if (title.height + (sheet?.height ?? 0) + 2 * GAP <= height || smaller === most)
			return { title, sheet };
	}
}

/** Draws the line of a story on a sheet, centred between two heights. */
function drawLine(
	pen: CanvasRenderingContext2D,
	{ text, writer, height }: LineSheet,
	[from, to]: readonly [from: number, to: number],
): void {
	const width = COLUMN.width - 2 * INSET;
	const top = from + (to - from - height) / 2;
	const left = COLUMN.middle - COLUMN.width / 2;
	drawSheet(pen, [left, top, COLUMN.width, height], CLASSIC.sheet);
	drawBlock(pen, text, { ...COLUMN, width }, top + INSET);
	drawBlock(pen, writer, { ...COLUMN, width }, top + INSET + text.height);
}

/** Draws the drawing of a captain. Returns where the next thing may begin. */
function drawDrawing(
	pen: CanvasRenderingContext2D,
	drawing: HTMLImageElement,
	top: number,
): number {
	const left = COLUMN.middle - DRAWING / 2;
	drawSheet(pen, [left, top, DRAWING, DRAWING], COVER_INKS.paper);
	const inside = DRAWING - 2 * EDGE;
	pen.drawImage(drawing, left + EDGE, top + EDGE, inside, inside);
	return top + DRAWING + 30;
}

/** Draws the faces above their lower end, `small` ones below a drawing. Returns their upper end. */
async function drawFaces(
	pen: CanvasRenderingContext2D,
	addresses: readonly (string | undefined)[],
	small: boolean,
): Promise<number> {
	const pictures = (await Promise.all(addresses.slice(0, MOST_FACES).map(pictureAt))).filter(
		(picture) => picture !== null,
	);
	const rows = Math.ceil(pictures.length / FACES_IN_ROW);
	const size = small ? 120 : rows > 1 ? 150 : 210;
	const step = size + 30;
	for (const [i, picture] of pictures.entries()) {
		const row = Math.floor(i / FACES_IN_ROW);
		const inRow = Math.min(FACES_IN_ROW, pictures.length - row * FACES_IN_ROW);
		const x = COLUMN.middle + ((i % FACES_IN_ROW) - inRow / 2) * step + 15;
		pen.drawImage(picture, x, FACES_END - (rows - row) * step, size, size);
	}
	return FACES_END - rows * step;
}

async function loaded(name: string, font: BookFont | undefined): Promise<void> {
	if (!font) return;
	const { content, weight } = font;
	document.fonts.add(await new FontFace(name, content, { weight }).load());
}

async function pictureAt(address: string | undefined): Promise<HTMLImageElement | null> {
	if (address === undefined) return null;
	const picture = new Image();
	picture.src = address;
	await picture.decode();
	return picture;
}
