import { groupedBy } from "../grouping.ts";
import { joining } from "../joining.ts";

/** What stands between texts, and the functions that put it there (words/joining.ts). */
export const { space, comma, stop, facts, sentences, labelled, aside } = joining({
	space: " ",
	comma: ", ",
	stop: ".",
	colon: ": ",
	brackets: [" (", ")"],
});

/** Returns "Gandalf", "Gandalf and Miss Piggy" or "Gandalf, Boo and Miss Piggy". */
export const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Returns the name of a character within a sentence, such as "the Void" for "The Void". */
export const withinSentence = (name: string): string =>
	name.replace(/^(?:The|An?)(?= \p{L})/u, (article) => article.toLowerCase());

/** Returns "4,700" for 4700. */
export const grouped = groupedBy(",");

const NUMBERS = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
];

/** Returns a small number as a word, a larger one as digits. */
export const counted = (value: number): string => NUMBERS[value] ?? grouped(value);

/** Returns a count with its noun: "1 part", "3 parts", "2 stories". */
export const many = (count: number, one: string, more = `${one}s`): string =>
	`${grouped(count)} ${count === 1 ? one : more}`;

/** What prose is measured in (workflows/game/lines/prose-length.ts). */
export const proseUnit = "words";

/** Returns the length of prose of so many words, for a table that says what it counts. */
export const prose = (words: number): string => grouped(words);

/** Returns "90 s" for 90. */
export const seconds = (value: number): string => `${value} s`;

/** Returns "2 min" for 2. */
export const minutes = (value: number): string => `${value} min`;

/** Returns seconds, rounded up to minutes, such as "1 h 45 min"; from a day on in days and hours, such as "2 d 4 h". */
export function timeInWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const days = Math.floor(hours / 24);
	return [
		days > 0 && `${days}\u00A0d`,
		hours % 24 > 0 && `${hours % 24}\u00A0h`,
		days === 0 && (rest > 0 || hours === 0) && `${rest}\u00A0min`,
	]
		.filter(Boolean)
		.join(" ");
}

/** Names in place of Intl, whose first format keeps a phone busy for a tenth of a second. */
const MONTHS = [
	...["January", "February", "March", "April", "May", "June"],
	...["July", "August", "September", "October", "November", "December"],
];

/** Returns a day such as "14 November"; January is 0. */
export const dayAndMonth = (day: number, month: number): string => `${day} ${MONTHS[month]}`;

const WEEKDAYS = [
	...["Sunday", "Monday", "Tuesday", "Wednesday"],
	...["Thursday", "Friday", "Saturday"],
];

/** Returns a time on this device's clock, such as "Sunday, 22:40". */
export function weekdayAndTime(epochMs: number): string {
	const date = new Date(epochMs);
	return `${WEEKDAYS[date.getDay()]}, ${clock(date)}`;
}

/** Returns a day such as "14 November 2026". */
export const dayOf = (date: Date): string =>
	`${dayAndMonth(date.getDate(), date.getMonth())} ${date.getFullYear()}`;

/** Returns a time such as "14 November at 21:05", on this device's clock. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayAndMonth(date.getDate(), date.getMonth())} at ${clock(date)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time such as "21:05", on this device's clock. */
export const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
