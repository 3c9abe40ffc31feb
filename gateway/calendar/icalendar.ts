import { createEvents, type EventAttributes } from "ics";

/** The octets of a line without its break (RFC 5545, 3.1). */
const LINE = 75;

/** A component that shows nothing, because a calendar must have one (RFC 5545, 3.6). */
const NOTHING = [
	...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
	...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
];

/** Returns a calendar with a name and events, of which there may be none, as iCalendar (RFC 5545). */
export function iCalendar(name: string, events: EventAttributes[]): string {
	const { value, error } = createEvents(events, { calName: name, productId: "plotluck" });
	if (error || value === null || value === undefined)
		throw error ?? new Error("the calendar has no text");
	// ics folds by characters and does not escape the name.
	const lines = value.replace(/\r\n[ \t]/g, "").split("\r\n");
	return lines
		.flatMap((line) => {
			if (line.startsWith("X-WR-CALNAME:")) return [`X-WR-CALNAME:${escaped(name)}`];
			return line === "END:VCALENDAR" && events.length === 0 ? [...NOTHING, line] : [line];
		})
		.map(folded)
		.join("\r\n");
}

const escaped = (text: string): string =>
	text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

function folded(line: string): string {
	let text = "";
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > LINE) {
			text += "\r\n ";
			octets = 1;
		}
		text += character;
		octets += size;
	}
	return text;
}
