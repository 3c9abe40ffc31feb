import type { Game } from "#game/wire/state.ts";
import { writerStandings } from "../../game/standings.ts";
import { bookWords as words } from "../../words/show/book.ts";
import { siteWords } from "../../words/site.ts";
import type { Pictures } from "../pictures.ts";
import { dayOf } from "../story-date.ts";
import type { BookFont } from "./fonts.ts";
import type { Evening } from "./layout.ts";

/** Pixels, in the proportions that shelves of e-readers have. */
const [WIDTH, HEIGHT] = [1200, 1600];
const MARGIN = 110;
const TITLE = 150;
const FACE = 190;
const FACES_IN_ROW = 4;
const MOST_FACES = 12;
const FONT = "cover";

/** The classic theme's colours. */
const CLASSIC = { paper: "#fbf3e2", ink: "#1d1a16", marker: "#ffd84a", mat: "#3e7a69" };

/** Returns the picture by which e-readers show the book, as the data URL of a PNG. */
export async function coverOf(
	game: Game,
	{ date, room }: Evening,
	{ faces }: Pictures,
	[display]: readonly BookFont[],
): Promise<string> {
	const canvas = document.createElement("canvas");
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const pen = canvas.getContext("2d");
	if (!pen) throw new Error("this browser draws no pictures");
	if (display) document.fonts.add(await new FontFace(FONT, display.content).load());
	pen.fillStyle = CLASSIC.mat;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.fillStyle = CLASSIC.paper;
	pen.strokeStyle = CLASSIC.ink;
	pen.lineWidth = 10;
	pen.beginPath();
	pen.roundRect(50, 50, WIDTH - 100, HEIGHT - 100, 36);
	pen.fill();
	pen.stroke();

	pen.textBaseline = "top";
	pen.font = `${TITLE}px ${FONT}, sans-serif`;
	const lines = linesOf(pen, words.title(room), WIDTH - 2 * MARGIN);
	for (const [i, line] of lines.entries()) {
		const top = 190 + i * TITLE * 1.15;
		if (i === lines.length - 1) {
			pen.fillStyle = CLASSIC.marker;
			pen.fillRect(MARGIN - 20, top + 18, pen.measureText(line).width + 40, TITLE * 0.86);
		}
		pen.fillStyle = CLASSIC.ink;
		pen.fillText(line, MARGIN, top);
	}
	const below = 190 + lines.length * TITLE * 1.15 + 40;
	pen.font = `54px ${FONT}, sans-serif`;
	pen.fillText(dayOf(date), MARGIN, below);

	const sprites = writerStandings(game).map(({ who }) => who.meta.sprite_id);
	const pictures = await Promise.all(
		sprites.slice(0, MOST_FACES).map((sprite) => pictureAt(faces.get(sprite))),
	);
	for (const [i, picture] of pictures.entries()) {
		const step = (WIDTH - 2 * MARGIN) / FACES_IN_ROW;
		const x = MARGIN + (i % FACES_IN_ROW) * step + (step - FACE) / 2;
		const y = below + 140 + Math.floor(i / FACES_IN_ROW) * (FACE + 26);
		if (picture) pen.drawImage(picture, x, y, FACE, FACE);
	}
	pen.font = `72px ${FONT}, sans-serif`;
	pen.fillText(siteWords.product, MARGIN, HEIGHT - 190);
	return canvas.toDataURL("image/png");
}

/** Returns the lines of a text that are at most so many pixels wide. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const longer = [lines.at(-1), word].filter(Boolean).join(" ");
		if (lines.length > 0 && pen.measureText(longer).width <= width)
			lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

async function pictureAt(address: string | undefined): Promise<HTMLImageElement | null> {
	if (address === undefined) return null;
	const picture = new Image();
	picture.src = address;
	await picture.decode();
	return picture;
}
