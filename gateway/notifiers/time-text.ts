import type { Language } from "#game/settings/languages.ts";
import { servedWords } from "../pages/served-words.ts";

interface Clocks {
	language: Language;
	/** An IANA name. */
	timeZone: string;
}

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Returns a time (epoch ms) such as "Tuesday, 18:00" by the clocks of a zone, as pages write it. */
export function timeText(time: number, { language, timeZone }: Clocks): string {
	const style = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	const part = partsOf(time, "en", { ...style, timeZone });
	const day = DAYS.indexOf(part("weekday"));
	return servedWords(language).grammar.timeOfWeek(
		day,
		Number(part("hour")),
		Number(part("minute")),
	);
}

/** Returns the short name of a time zone at a time, such as "GMT+1". */
export const zoneText = (time: number, { language, timeZone }: Clocks): string =>
	partsOf(time, language, { timeZone, timeZoneName: "short" })("timeZoneName");

function partsOf(time: number, language: string, style: Intl.DateTimeFormatOptions) {
	const parts = new Intl.DateTimeFormat(language, style).formatToParts(time);
	return (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((part) => part.type === type)?.value ?? "";
}
