import latest from "virtual:blog/latest";

/** Milliseconds for which the newest entry of the blog is news: a month. */
const FRESH = 31 * 24 * 60 * 60_000;

/** Returns whether the newest entry of the blog has a card; later the small print links to it. */
export const isNews = (): boolean => Date.now() - Date.parse(latest.date) < FRESH;
