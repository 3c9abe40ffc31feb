import type { zineWords as english } from "../../en/site/zine.ts";
import type { Words } from "../../words.ts";

/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords: Words<typeof english> = {
	title: "Fanzine",
	heading: "El fanzine",
	first: "Primera página",
	previous: "Página anterior",
	next: "Página siguiente",
	last: "Última página",
	turn: "Pasar las páginas",
	page: (page, pages) => `Página ${page}/${pages}`,
	pageNamed: (page, title) => `Página ${page}: ${title}`,
	lost: "Esta página se soltó de la grapa",
	hint: "Desliza, o usa las flechas.",
};
