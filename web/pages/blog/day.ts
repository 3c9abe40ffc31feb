import { dayOf } from "#words/grammar.ts";

/** Returns a date such as 2021-04-30 as "30 April 2021". */
export function longDay(date: string): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return dayOf(new Date(year, month - 1, day));
}
