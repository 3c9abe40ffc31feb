/** The hours of a day in which no deadline falls, by the clocks of a time zone. */
export interface QuietHours {
	/** The IANA name of the time zone. */
	zone: string;
	/** Hours from 0 to 23: the first quiet one, and the first that is not. Equal ones are none. */
	from: number;
	until: number;
}

interface LocalTime {
	year: number;
	month: number;
	day: number;
	hour: number;
	minute: number;
	second: number;
}

/** The clock of each time zone, because making one takes longer than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns whether this is the name of a time zone. */
export function isTimeZone(zone: string): boolean {
	try {
		clockOf(zone);
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns the time, or the end of the quiet hours that it falls in; both in epoch ms. A morning
 * that a change of the clocks skips begins when the clocks go on.
 */
export function afterQuietHours(time: number, { zone, from, until }: QuietHours): number {
	const { hour, ...date } = localTime(time, zone);
	const overnight = from > until;
	const isQuiet = overnight ? hour >= from || hour < until : hour >= from && hour < until;
	if (!isQuiet) return time;
	const day = overnight && hour >= from ? date.day + 1 : date.day;
	return epochMs({ ...date, day, hour: until, minute: 0, second: 0 }, zone);
}

function clockOf(zone: string): Intl.DateTimeFormat {
	const known = clocks.get(zone);
	if (known) return known;
	const clock = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	});
	clocks.set(zone, clock);
	return clock;
}

function localTime(time: number, zone: string): LocalTime {
	const found: LocalTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
	for (const { type, value } of clockOf(zone).formatToParts(time))
		if (type in found) found[type as keyof LocalTime] = Number(value);
	return found;
}

/** Returns how far a zone's clocks are ahead of UTC at a time, in ms. */
function aheadOf(time: number, zone: string): number {
	const wholeSeconds = Math.floor(time / 1000) * 1000;
	return utc(localTime(time, zone)) - wholeSeconds;
}

const utc = ({ year, month, day, hour, minute, second }: LocalTime): number =>
	Date.UTC(year, month - 1, day, hour, minute, second);

function epochMs(local: LocalTime, zone: string): number {
	const asUtc = utc(local);
	const guess = asUtc - aheadOf(asUtc, zone);
	const exact = asUtc - aheadOf(guess, zone);
	// The clocks skip this time, so the zone has two answers.
	return aheadOf(exact, zone) === aheadOf(guess, zone) ? exact : Math.max(guess, exact);
}
