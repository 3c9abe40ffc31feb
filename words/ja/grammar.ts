import { groupedBy } from "../grouping.ts";
import { joining } from "../joining.ts";

/** What stands between texts, and the functions that put it there (words/joining.ts). */
export const { space, comma, stop, facts, sentences, labelled, aside } = joining({
	space: "",
	comma: "、",
	stop: "。",
	colon: "：",
	brackets: ["（", "）"],
});

/** Returns "ガンダルフ", "ガンダルフとモモ" or "ガンダルフ、モモ、ブー". */
export const listed = (names: readonly string[]): string =>
	names.join(names.length === 2 ? "と" : "、");

/** Returns the name of a player as one speaks of them. */
export const san = (name: string): string => `${name}さん`;

/** Returns the names of players as one speaks of them, in a list. */
export const listedPeople = (names: readonly string[]): string => listed(names.map(san));

/** Returns the name of a character within a sentence, which is as it is. */
export const withinSentence = (name: string): string => name;

/** Returns "4,700" for 4700. */
export const grouped = groupedBy(",");

const NUMBERS = ["ゼロ", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

/** Returns a small number as a word, a larger one as digits; a counter follows it. */
export const counted = (value: number): string => NUMBERS[value] ?? grouped(value);

/** Returns a count with its counter: "1本", "3パート". */
export const many = (count: number, one: string, more = one): string =>
	`${grouped(count)}${count === 1 ? one : more}`;

/** What prose is measured in (workflows/game/lines/prose-length.ts). */
export const proseUnit = "signs";

/** Returns the length of prose that the rules count as so many words, which are two letters each. */
export const prose = (words: number): string => `約${grouped(words * 2)}文字`;

/** Returns "90秒" for 90. */
export const seconds = (value: number): string => `${value}秒`;

/** Returns "2分" for 2. */
export const minutes = (value: number): string => `${value}分`;

/** Returns seconds, rounded up to minutes, such as "1時間45分"; from a day on in days and hours, such as "2日4時間". */
export function timeInWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const days = Math.floor(hours / 24);
	return [
		days > 0 && `${days}日`,
		hours % 24 > 0 && `${hours % 24}時間`,
		days === 0 && (rest > 0 || hours === 0) && `${rest}分`,
	]
		.filter(Boolean)
		.join("");
}

/** Returns a day such as "11月14日"; January is 0. */
export const dayAndMonth = (day: number, month: number): string => `${month + 1}月${day}日`;

const WEEKDAYS = [..."日月火水木金土"];

/** Returns a time on this device's clock, such as "日曜日の22:40". */
export function weekdayAndTime(epochMs: number): string {
	const date = new Date(epochMs);
	return `${WEEKDAYS[date.getDay()]}曜日の${clock(date)}`;
}

/** Returns a day such as "2026年11月14日". */
export const dayOf = (date: Date): string =>
	`${date.getFullYear()}年${dayAndMonth(date.getDate(), date.getMonth())}`;

/** Returns a time such as "11月14日の21:05", on this device's clock. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayAndMonth(date.getDate(), date.getMonth())}の${clock(date)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time such as "21:05", on this device's clock. */
export const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
