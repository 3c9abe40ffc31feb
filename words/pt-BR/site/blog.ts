import type { blogWords as english } from "../../en/site/blog.ts";
import type { Words } from "../../words.ts";

/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords: Words<typeof english> = {
	title: "Blog",
	heading: "Direto da cozinha",
	lead: "Uma história em capítulos: uma turma de três, inventada pra ocasião, faz um jogo de festa e anota tudo o que dá errado.",
	newer: "Mais novas",
	older: "Mais antigas",
	all: "Todas as postagens",
	pages: "Páginas do blog",
	page: (page: number, pages: number) => `Página ${page} de ${pages}`,
	feed: "Feed Atom",
};
