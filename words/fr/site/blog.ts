import type { blogWords as english } from "../../en/site/blog.ts";
import type { Words } from "../../words.ts";

/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords: Words<typeof english> = {
	title: "Blog",
	heading: "Côté cuisine",
	lead: "Un feuilleton : une bande de trois, inventée pour l’occasion, fabrique un jeu de soirée et note tout ce qui rate.",
	newer: "Plus récent",
	older: "Plus ancien",
	all: "Tous les billets",
	pages: "Pages du blog",
	page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
	feed: "Flux Atom",
};
