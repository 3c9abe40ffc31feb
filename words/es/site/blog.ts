import type { blogWords as english } from "../../en/site/blog.ts";
import type { Words } from "../../words.ts";

/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords: Words<typeof english> = {
	title: "Blog",
	heading: "Desde la cocina",
	lead: "Una historia por entregas: tres personas, inventadas para la ocasión, hacen un juego para fiestas y anotan todo lo que sale mal.",
	newer: "Más nuevas",
	older: "Más antiguas",
	all: "Todas las entradas",
	pages: "Páginas del blog",
	page: (page, pages) => `Página ${page} de ${pages}`,
	feed: "Canal Atom",
};
