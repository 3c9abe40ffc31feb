import { createHash } from "node:crypto";
import { iCalendar } from "./icalendar.ts";

/** How long an evening takes in a calendar. */
const EVENING = { hours: 2 };

const BEGIN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * Returns an evening every week as iCalendar (RFC 5545). `begin` is the first one, such as
 * 2026-12-03T20:00; null for any other text. The time is that of the reader's own clock, also when
 * summer time begins.
 */
export function weeklyEvening(
	{ name, link }: { name: string; link: string },
	begin: string,
): string | null {
	const [year, month, day, hour, minute] = (BEGIN.exec(begin) ?? []).slice(1).map(Number);
	if (year === undefined || month === undefined || day === undefined) return null;
	if (hour === undefined || minute === undefined) return null;
	// Refuses the 31st of February and the hour 24.
	if (!Number.isFinite(Date.parse(`${begin}Z`)) || year < 2000) return null;
	const start = new Date(`${begin}Z`);
	if (start.getUTCDate() !== day || start.getUTCHours() !== hour) return null;
	return iCalendar(`Plotluck (${name})`, [
		{
			// The link is a secret, and programs show these ids to others.
			uid: `${createHash("sha256").update(link).digest("hex").slice(0, 24)}@plotluck`,
			title: `${name} (Plotluck)`,
			start: [year, month, day, hour, minute],
			startInputType: "local",
			startOutputType: "local",
			duration: EVENING,
			recurrenceRule: "FREQ=WEEKLY",
			url: link,
			description: link,
		},
	]);
}
