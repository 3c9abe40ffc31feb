/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords = {
	title: "Blog",
	heading: "From the kitchen",
	lead: "A story in instalments: three friends, made up for the occasion, build a party game and write down what goes wrong.",
	newer: "Newer",
	older: "Older",
	all: "All entries",
	pages: "Pages of the blog",
	page: (page: number, pages: number) => `Page ${page} of ${pages}`,
	feed: "Atom feed",
} as const;
