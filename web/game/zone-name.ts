import { isTimeZone } from "#game/settings/time-zone.ts";
import { pageLanguage } from "../device/language.ts";

/** Returns how people call a time zone, such as "Central European Time" for Europe/Berlin. */
export function zoneName(timeZone: string): string {
	if (!isTimeZone(timeZone)) return timeZone; // the server may know a newer one
	const style = { timeZone, timeZoneName: "longGeneric" } as const;
	const parts = new Intl.DateTimeFormat(pageLanguage(), style).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
