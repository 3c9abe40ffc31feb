import type { zineWords as english } from "../../en/site/zine.ts";
import type { Words } from "../../words.ts";

/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords: Words<typeof english> = {
	title: "Zine",
	heading: "Das Zine",
	first: "Erste Seite",
	previous: "Vorige Seite",
	next: "Nächste Seite",
	last: "Letzte Seite",
	turn: "Blättern",
	page: (page: number, pages: number) => `Seite ${page}/${pages}`,
	pageNamed: (page: number, title: string) => `Seite ${page}: ${title}`,
	lost: "Diese Seite ist aus der Heftung gerutscht",
	hint: "Wisch, oder nimm die Pfeiltasten.",
};
