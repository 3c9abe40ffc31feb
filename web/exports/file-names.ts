import { siteWords } from "../words/site.ts";

/** What no file system takes, or one of them does not. */
const ILLEGAL = /[<>:"/\\|?*\p{Cc}]/gu;

const dateInName = (date: Date): string =>
	`${date.getMonth() + 1}_${date.getDate()}_${date.getFullYear()}`;

/**
 * A story's file name without its ending: product, title, date as month_day_year (gameplay.md
 * section 9).
 */
export const storyName = (title: string, date: Date): string =>
	`${siteWords.product}_${title.trim().replace(/\s+/gu, " ").replace(ILLEGAL, "_")}_${dateInName(date)}`;

/** The name of a room's archive. */
export const zipName = (code: string, what: "pictures" | "texts", date: Date): string =>
	`${siteWords.product}_${code}_${what}_${dateInName(date)}.zip`;

/** Names of the pictures of a story that takes so many. */
export const pictureNames = (name: string, count: number): string[] =>
	count === 1 ? [`${name}.png`] : Array.from({ length: count }, (_, i) => `${name}_${i + 1}.png`);

/**
 * Tells equal names apart by a number, also where only the case differs: some file systems see no
 * difference.
 */
export function eachOnce(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		let free = name;
		for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name} (${n})`;
		taken.add(free.toLowerCase());
		return free;
	});
}
