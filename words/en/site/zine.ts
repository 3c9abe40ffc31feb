/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords = {
	title: "Zine",
	heading: "The zine",
	first: "First page",
	previous: "Previous page",
	next: "Next page",
	last: "Last page",
	turn: "Turn the pages",
	page: (page: number, pages: number) => `Page ${page}/${pages}`,
	pageNamed: (page: number, title: string) => `Page ${page}: ${title}`,
	lost: "This page slipped out of the staple",
	hint: "Swipe, or use the arrow keys.",
} as const;
