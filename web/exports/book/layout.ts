import type { Chapter } from "../earlier-chapters.ts";
import type { Pictures } from "../pictures.ts";
import type { Printed } from "../printed.ts";
import { escapedMarkup } from "./markup.ts";

export type Shape = "face" | "reaction" | "rosette" | "drawing";

/** The way a file of the book shows pictures and links pages, and its words. */
export interface Layout {
	/** Returns the markup of a picture; the label is empty if the words beside it are the same. */
	picture(shape: Shape, key: number, label?: string): string;
	/** Returns the address of a page. */
	addressOf(page: string): string;
	words: Printed;
}

/** A page of the book, which begins on a new sheet. */
export interface BookPage {
	id: string;
	title: string;
	/** The markup, well-formed as XML. */
	body: string;
}

/** The facts about the evening that the book adds to the game. */
export interface BookExtras {
	date: Date;
	/** The name of the group's lasting table; null without one. */
	table: string | null;
	/** The address of the site, as people type it. */
	site: string;
	/** The stories that a sequel continues. */
	earlier?: readonly Chapter[];
}

/** The facts about the evening with the words for it. */
export interface Evening extends BookExtras {
	words: Printed;
}

/** A picture that the book shows. */
export interface UsedPicture {
	shape: Shape;
	name: string;
	/** The data URL of the PNG. */
	source: string;
}

/**
 * Returns a layout which draws pictures with `draw`, and the pictures used so far. An unknown
 * picture is left out.
 */
export function layoutWith(
	{ faces, reactions, rosettes, drawings }: Pictures,
	draw: (picture: UsedPicture, label: string) => string,
	rest: Pick<Layout, "addressOf" | "words">,
): { layout: Layout; used: ReadonlyMap<string, UsedPicture> } {
	const sources = { face: faces, reaction: reactions, rosette: rosettes, drawing: drawings };
	const used = new Map<string, UsedPicture>();
	const picture = (shape: Shape, key: number, label = ""): string => {
		const source = sources[shape].get(key);
		if (source === undefined) return "";
		const name = `${shape}-${key < 0 ? "other" : key}`;
		const known = { shape, name, source };
		used.set(name, known);
		return draw(known, escapedMarkup(label));
	};
	return { layout: { picture, ...rest }, used };
}
