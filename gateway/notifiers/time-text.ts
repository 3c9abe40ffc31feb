import type { Language } from "#game/settings/languages.ts";
import { servedWords } from "../pages/served-words.ts";

interface Clocks {
	language: Language;
	/** An IANA name. */
	timeZone: string;
}

/** 4 January 2026. */
const SUNDAY = { year: 2026, month: 0, day: 4 };
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Returns a time (epoch ms) such as "Tuesday, 18:00" by the clocks of a zone, as pages write it. */
export function timeText(time: number, { language, timeZone }: Clocks): string {
	const style = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	const part = partsOf(time, "en", { ...style, timeZone });
	const day = SUNDAY.day + DAYS.indexOf(part("weekday"));
	// The words read this process's clock, which no zone changes in that week.
	const shown = new Date(
		SUNDAY.year,
		SUNDAY.month,
		day,
		Number(part("hour")),
		Number(part("minute")),
	);
	return servedWords(language).grammar.weekdayAndTime(shown.getTime());
}

/** Returns the short name of a time zone at a time, such as "GMT+1". */
export const zoneText = (time: number, { language, timeZone }: Clocks): string =>
	partsOf(time, language, { timeZone, timeZoneName: "short" })("timeZoneName");

function partsOf(time: number, language: string, style: Intl.DateTimeFormatOptions) {
	const parts = new Intl.DateTimeFormat(language, style).formatToParts(time);
	return (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((part) => part.type === type)?.value ?? "";
}
