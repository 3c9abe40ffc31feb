import type { zineWords as english } from "../../en/site/zine.ts";
import type { Words } from "../../words.ts";

/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords: Words<typeof english> = {
	title: "Zine",
	heading: "O zine",
	first: "Primeira página",
	previous: "Página anterior",
	next: "Próxima página",
	last: "Última página",
	turn: "Virar as páginas",
	page: (page: number, pages: number) => `Página ${page}/${pages}`,
	pageNamed: (page: number, title: string) => `Página ${page}: ${title}`,
	lost: "Esta página escapou do grampo",
	hint: "Deslize ou use as setas.",
};
