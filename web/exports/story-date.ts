import { dayAndMonth } from "#words/grammar.ts";

const dayIn = (date: Date): string => dayAndMonth(date.getDate(), date.getMonth());
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Returns a date such as "14 November 2026". */
export const dayOf = (date: Date): string => `${dayIn(date)} ${date.getFullYear()}`;

/** Returns a time such as "14 November at 21:05", in the time zone of the device. */
export function timeOf(epochMs: number): string {
	const date = new Date(epochMs);
	return `${dayIn(date)} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
