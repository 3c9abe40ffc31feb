/**
 * Returns a time (epoch ms) such as "Tuesday, 18:00" by the clocks of a time zone, in a language. It
 * is made of parts, because the whole text differs between versions of ICU.
 */
export function timeText(time: number, { language, timeZone }: Clocks): string {
	const part = partsIn({ language, timeZone }, time);
	return `${part("weekday")}, ${part("hour")}:${part("minute")}`;
}

/** Returns the short name of a time zone at a time, such as "GMT+1". */
export const zoneText = (time: number, clocks: Clocks): string =>
	partsIn(clocks, time)("timeZoneName");

interface Clocks {
	/** A BCP 47 tag. */
	language: string;
	/** An IANA name. */
	timeZone: string;
}

function partsIn({ language, timeZone }: Clocks, time: number) {
	const parts = new Intl.DateTimeFormat(language, {
		weekday: "long",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone,
		timeZoneName: "short",
	}).formatToParts(time);
	return (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((part) => part.type === type)?.value ?? "";
}
