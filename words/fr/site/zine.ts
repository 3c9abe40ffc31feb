import type { zineWords as english } from "../../en/site/zine.ts";
import type { Words } from "../../words.ts";

/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords: Words<typeof english> = {
	title: "Fanzine",
	heading: "Le fanzine",
	first: "Première page",
	previous: "Page précédente",
	next: "Page suivante",
	last: "Dernière page",
	turn: "Tourner les pages",
	page: (page: number, pages: number) => `Page ${page}/${pages}`,
	pageNamed: (page: number, title: string) => `Page ${page} : ${title}`,
	lost: "Cette page a glissé hors de l’agrafe",
	hint: "Fais glisser du doigt, ou sers-toi des flèches.",
};
