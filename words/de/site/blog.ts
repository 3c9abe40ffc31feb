import type { blogWords as english } from "../../en/site/blog.ts";
import type { Words } from "../../words.ts";

/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords: Words<typeof english> = {
	title: "Blog",
	heading: "Aus der Küche",
	lead: "Ein Fortsetzungsroman: Drei Leute, eigens dafür erfunden, bauen ein Partyspiel und schreiben auf, was schiefgeht.",
	newer: "Neuere",
	older: "Ältere",
	all: "Alle Einträge",
	pages: "Seiten des Blogs",
	page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
	feed: "Atom-Feed",
};
