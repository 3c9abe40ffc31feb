import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";

/** The storage key of the days, as JSON. */
const KEY = "firstLines";

/** By UTC date: whether others may read the line; null while that was not answered. */
type Days = Record<string, boolean | null>;

/** Keeps two years, the latest days. */
const MOST = 731;

function daysIn(storage: KeyValueStorage): Days {
	try {
		return (JSON.parse(storage.getItem(KEY) ?? "{}") as Days | null) ?? {}; // only `keep` writes it
	} catch {
		return {};
	}
}

function keep(date: string, answer: boolean | null, storage: KeyValueStorage): void {
	const days = Object.entries({ ...daysIn(storage), [date]: answer }).sort();
	storage.setItem(KEY, JSON.stringify(Object.fromEntries(days.slice(-MOST))));
}

/** Notes that this device has gone on from the first line of a day. */
export function noteWritten(date: string, storage: KeyValueStorage = deviceStorage): void {
	if (!(date in daysIn(storage))) keep(date, null, storage);
}

/** Notes whether others may read the line of a day. */
export const noteAnswer = (
	date: string,
	answer: boolean,
	storage: KeyValueStorage = deviceStorage,
): void => keep(date, answer, storage);

/** Returns whether others may read the line of a day; null without an answer. */
export const answerOn = (date: string, storage: KeyValueStorage = deviceStorage): boolean | null =>
	daysIn(storage)[date] ?? null;

/** Returns the dates of the days on which this device has written, the earliest first. */
export const writtenDays = (storage: KeyValueStorage = deviceStorage): string[] =>
	Object.keys(daysIn(storage)).sort();
