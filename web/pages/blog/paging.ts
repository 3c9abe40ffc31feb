/** Entries on one page of the blog. */
export const PER_PAGE = 5;

/** Returns the number of pages for this many entries; at least one. */
export const pagesFor = (entries: number): number => Math.max(1, Math.ceil(entries / PER_PAGE));

/**
 * Returns the number of the page that an address asks for, from 1 to the last one. Any other text
 * asks for the first page.
 */
export function boundedPage(asked: string | null, pages: number): number {
	const page = Math.trunc(Number(asked));
	return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), pages);
}
