import { groupedBy } from "../grouping.ts";
import { joining } from "../joining.ts";

/** What stands between texts, and the functions that put it there (words/joining.ts). */
export const { space, comma, stop, facts, sentences, labelled, aside } = joining({
	space: " ",
	comma: ", ",
	stop: ".",
	colon: "\u00A0: ",
	brackets: [" (", ")"],
});

/** Returns "Gandalf", "Gandalf et Miss Piggy" or "Gandalf, Bouh et Miss Piggy". */
export const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;

/**
 * Returns the name of a character within a sentence, such as "le chat" for "Le chat". An article
 * and one capitalised word may be a surname, such as "Le Corbusier", and stay.
 */
export const withinSentence = (name: string): string =>
	name.replace(/^(?:Une? (?=\p{L})|(?:L(?:es?|a) |L['’])(?=\p{Ll}|\p{L}\S* \p{L}))/u, (article) =>
		article.toLowerCase(),
	);

/** Returns "4 700" for 4700, with a no-break space. */
export const grouped = groupedBy("\u00A0");

const NUMBERS = [
	"aucun",
	"un",
	"deux",
	"trois",
	"quatre",
	"cinq",
	"six",
	"sept",
	"huit",
	"neuf",
	"dix",
];

/** Returns a small number as a word, a larger one as digits; `one` is "une" before such a noun. */
export const counted = (value: number, one = "un"): string =>
	value === 1 ? one : (NUMBERS[value] ?? grouped(value));

/** Returns a count with its noun: "0 vote", "1 vote", "3 votes". */
export const many = (count: number, one: string, more = `${one}s`): string =>
	`${grouped(count)} ${count < 2 ? one : more}`;

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** What prose is measured in (workflows/game/lines/prose-length.ts). */
export const proseUnit = "words";

/** Returns the length of prose of so many words, for a table that says what it counts. */
export const prose = (words: number): string => grouped(words);

/** Returns "de Bouh" or "d’Alice". */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

/** Returns "que Bouh" or "qu’Alice". */
export const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);

/** Returns "90 s" for 90. */
export const seconds = (value: number): string => `${value}\u00A0s`;

/** Returns "2 min" for 2. */
export const minutes = (value: number): string => `${value}\u00A0min`;

/** Returns seconds, rounded up to minutes, such as "1 h 45 min"; from a day on in days and hours, such as "2 j 4 h". */
export function timeInWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const days = Math.floor(hours / 24);
	return [
		days > 0 && `${days}\u00A0j`,
		hours % 24 > 0 && `${hours % 24}\u00A0h`,
		days === 0 && (rest > 0 || hours === 0) && `${rest}\u00A0min`,
	]
		.filter(Boolean)
		.join("\u00A0");
}

/** Names in place of Intl, whose first format keeps a phone busy for a tenth of a second. */
const MONTHS = [
	...["janvier", "février", "mars", "avril", "mai", "juin"],
	...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
];

/** Returns a day such as "14 novembre" or "1er mai"; January is 0. */
export const dayAndMonth = (day: number, month: number): string =>
	`${day === 1 ? "1er" : day} ${MONTHS[month]}`;

const WEEKDAYS = [
	...["dimanche", "lundi", "mardi", "mercredi"],
	...["jeudi", "vendredi", "samedi"],
];

/** Returns a time on this device's clock, such as "dimanche 22 h 40". */
export function weekdayAndTime(epochMs: number): string {
	const date = new Date(epochMs);
	return `${WEEKDAYS[date.getDay()]} ${clock(date)}`;
}

/** Returns a day such as "14 novembre 2026". */
export const dayOf = (date: Date): string =>
	`${dayAndMonth(date.getDate(), date.getMonth())} ${date.getFullYear()}`;

/** Returns a time such as "14 novembre à 21 h 05", on this device's clock. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayAndMonth(date.getDate(), date.getMonth())} à ${clock(date)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time such as "21 h 05", on this device's clock. */
export const clock = (date: Date) => `${date.getHours()}\u00A0h\u00A0${two(date.getMinutes())}`;
