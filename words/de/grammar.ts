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

/** Returns "Gandalf", "Gandalf und Miss Piggy" or "Gandalf, Boo und Miss Piggy". */
export const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

/** Returns the name of a character within a sentence, such as "die Leere" for "Die Leere". */
export const withinSentence = (name: string): string =>
	name.replace(/^(?:D(?:er|ie|as)|Eine?)(?= \p{L})/u, (article) => article.toLowerCase());

/** Returns "4.700" for 4700. */
export const grouped = groupedBy(".");

const NUMBERS = [
	...["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
	...["elf", "zwölf"],
];

/** Returns a small number as a word, a larger one as digits; "ein" before a noun is not its task. */
export const counted = (value: number): string => NUMBERS[value] ?? grouped(value);

const TOGETHER = [
	...["zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft"],
	"zwölft",
];

/** Returns the size of a group: "allein", "zu fünft" or "mit 20 Leuten". */
export function together(people: number): string {
	if (people === 1) return "allein";
	const word = TOGETHER[people - 2];
	return word === undefined ? `mit ${grouped(people)} Leuten` : `zu ${word}`;
}

/** Returns a count with its noun: "1 Geschichte", "3 Geschichten". Some nouns have one form. */
export const many = (count: number, one: string, more = one): string =>
	`${grouped(count)} ${count === 1 ? one : more}`;

/** What prose is measured in (workflows/game/lines/prose-length.ts). */
export const proseUnit = "words";

/** Returns the length of prose of so many words, for a table that says what it counts. */
export const prose = (words: number): string => grouped(words);

/** Returns "90 s" for 90. */
export const seconds = (value: number): string => `${value} s`;

/** Returns "2 min" for 2. */
export const minutes = (value: number): string => `${value} min`;

/** Returns seconds, rounded up to minutes, such as "1 h 45 min"; from a day on in days and hours, such as "2 Tage 4 h". */
export function timeInWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const days = Math.floor(hours / 24);
	return [
		days > 0 && `${days} ${days === 1 ? "Tag" : "Tage"}`,
		hours % 24 > 0 && `${hours % 24}\u00A0h`,
		days === 0 && (rest > 0 || hours === 0) && `${rest}\u00A0min`,
	]
		.filter(Boolean)
		.join(" ");
}

/** Names in place of Intl, whose first format keeps a phone busy for a tenth of a second. */
const MONTHS = [
	...["Januar", "Februar", "März", "April", "Mai", "Juni"],
	...["Juli", "August", "September", "Oktober", "November", "Dezember"],
];

/** Returns a day such as "14. November"; January is 0. */
export const dayAndMonth = (day: number, month: number): string => `${day}. ${MONTHS[month]}`;

const WEEKDAYS = [
	...["Sonntag", "Montag", "Dienstag", "Mittwoch"],
	...["Donnerstag", "Freitag", "Samstag"],
];

/** Returns a time on this device's clock, such as "Sonntag, 22:40". */
export function weekdayAndTime(epochMs: number): string {
	const date = new Date(epochMs);
	return `${WEEKDAYS[date.getDay()]}, ${clock(date)}`;
}

/** Returns a day such as "14. November 2026". */
export const dayOf = (date: Date): string =>
	`${dayAndMonth(date.getDate(), date.getMonth())} ${date.getFullYear()}`;

/** Returns a time such as "14. November, 21:05 Uhr", on this device's clock. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayAndMonth(date.getDate(), date.getMonth())}, ${clock(date)} Uhr`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time such as "21:05", on this device's clock. */
export const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** Returns "einmal", "zweimal" or "20-mal". */
export const times = (count: number): string =>
	count === 1 ? "einmal" : count > 12 ? `${grouped(count)}-mal` : `${counted(count)}mal`;
