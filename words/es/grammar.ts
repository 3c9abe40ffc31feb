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

/** A name before which "y" becomes "e": it begins with the sound of an i, and not with a glide. */
const LIKE_I = /^[^\p{L}\p{N}]*h?[ií](?![aeoáéó])/iu;

/** Returns "Gandalf", "Gandalf y Mafalda" or "Gandalf, Boo e Inés". */
export function listed(names: readonly string[]): string {
	const last = names.at(-1);
	if (last === undefined || names.length === 1) return names.join("");
	return `${names.slice(0, -1).join(", ")} ${LIKE_I.test(last) ? "e" : "y"} ${last}`;
}

/** Returns the name of a character within a sentence, such as "el Cid" for "El Cid". */
export const withinSentence = (name: string): string =>
	name.replace(/^(?:El|Las?|Los|Una?)(?= \p{L})/u, (article) => article.toLowerCase());

const groupedAll = groupedBy("\u00A0");

/** Returns "4700" for 4700 and "12 500" for 12500; the space does not break. */
export const grouped = (value: number): string =>
	value < 10_000 ? String(value) : groupedAll(value);

const NUMBERS = [
	"cero",
	"uno",
	"dos",
	"tres",
	"cuatro",
	"cinco",
	"seis",
	"siete",
	"ocho",
	"nueve",
	"diez",
];

/** Returns a small number as a word, a larger one as digits. */
export const counted = (value: number): string => NUMBERS[value] ?? grouped(value);

/** Returns a count with its noun: "1 parte", "3 partes". */
export const many = (count: number, one: string, more: string): string =>
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
	...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
	...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];

/** Returns a day such as "14 de noviembre"; January is 0. */
export const dayAndMonth = (day: number, month: number): string => `${day} de ${MONTHS[month]}`;

const WEEKDAYS = [
	...["domingo", "lunes", "martes", "miércoles"],
	...["jueves", "viernes", "sábado"],
];

/** Returns a time on this device's clock, such as "domingo a las 22:40". */
export function weekdayAndTime(epochMs: number): string {
	const date = new Date(epochMs);
	return `${WEEKDAYS[date.getDay()]} a las ${clock(date)}`;
}

/** Returns a day such as "14 de noviembre de 2026". */
export const dayOf = (date: Date): string =>
	`${dayAndMonth(date.getDate(), date.getMonth())} de ${date.getFullYear()}`;

/** Returns a time such as "14 de noviembre a las 21:05", on this device's clock. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayAndMonth(date.getDate(), date.getMonth())} a las ${clock(date)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time such as "21:05", on this device's clock. */
export const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
