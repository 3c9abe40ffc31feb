import { PRODUCT } from "../../words/product.ts";

/** Characters that at least one file system refuses. */
const ILLEGAL = /[<>:"/\\|?*\p{Cc}]/gu;

/** The date of stories as pictures and texts, and of archives of them (docs/game.md "Exports"). */
const dateInName = (date: Date): string =>
	`${date.getMonth() + 1}_${date.getDate()}_${date.getFullYear()}`;

/** Returns the day in all other file names, by which they sort. */
export function isoDay(date: Date): string {
	const two = (value: number) => String(value).padStart(2, "0");
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const titleInName = (title: string): string =>
	`${PRODUCT}_${title.trim().replace(/\s+/gu, " ").replace(ILLEGAL, "_")}`;

/** Returns the file name of a story without its extension. */
export const storyName = (title: string, date: Date): string =>
	`${titleInName(title)}_${dateInName(date)}`;

/** Returns the file name of a room's archive. */
export const zipName = (code: string, what: "pictures" | "texts", date: Date): string =>
	`${PRODUCT}_${code}_${what}_${dateInName(date)}.zip`;

/** Returns the file names of a story's pictures, numbered if there are several. */
export const pictureNames = (name: string, count: number): string[] =>
	count === 1 ? [`${name}.png`] : Array.from({ length: count }, (_, i) => `${name}_${i + 1}.png`);

/** Returns the file name of a story's square picture, or of the card of its day. */
export const teaserName = (title: string, date: Date): string =>
	`${titleInName(title)}_${isoDay(date)}_square.png`;

/** Returns the file name of the upright picture or film of a winner, whose type is `image/png`, … */
export const posterName = (title: string, date: Date, type: string): string =>
	`${titleInName(title)}_${isoDay(date)}_story.${type.split("/")[1] ?? ""}`;

/** Returns the file name of a room's book. */
export const bookName = (code: string, format: "epub" | "html", date: Date): string =>
	`${PRODUCT}_${code}_book_${isoDay(date)}.${format}`;

/** Numbers equal names. It ignores case, because some file systems do. */
export function eachOnce(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		let free = name;
		for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name} (${n})`;
		taken.add(free.toLowerCase());
		return free;
	});
}
