import { dayAndMonth } from "../../words/grammar.ts";

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

/** Returns a date such as 2021-04-30 as "30 April 2021". */
export function longDay(date: string): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return `${dayAndMonth(day, month - 1)} ${year}`;
}
