import type { ClockChange } from "#game/slow/quiet-hours.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a room with a slow game lasts, in days. */
const AHEAD = 130;

/**
 * Returns how far the clocks of a time zone are ahead of UTC from a time on (epoch ms), with the
 * changes of the next days, or in the life of a room. Throws a RangeError for an unknown zone.
 */
export function clockChanges(zone: string, start: number, days = AHEAD): ClockChange[] {
	const ahead = aheadIn(zone);
	const changes = [{ from: start, ahead: ahead(start) }];
	for (let day = start; day < start + days * DAY; day += DAY) {
		if (ahead(day) === ahead(day + DAY)) continue;
		const from = changeBetween(day, day + DAY, ahead);
		changes.push({ from, ahead: ahead(from) });
	}
	return changes;
}

/** Returns the minute (epoch ms) of the only change between two times. */
function changeBetween(before: number, after: number, ahead: (time: number) => number): number {
	let [low, high] = [Math.floor(before / MINUTE), Math.floor(after / MINUTE)];
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (ahead(middle * MINUTE) === ahead(before)) low = middle;
		else high = middle;
	}
	return high * MINUTE;
}

/** Returns a function that returns how far the clocks are ahead of UTC at a time, in ms. */
function aheadIn(zone: string): (time: number) => number {
	const clock = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
	});
	return (time) => {
		const minute = Math.floor(time / MINUTE) * MINUTE;
		const parts = new Map(clock.formatToParts(minute).map(({ type, value }) => [type, +value]));
		const [year = 0, month = 1, day = 1, hour = 0, minutes = 0] = (
			["year", "month", "day", "hour", "minute"] as const
		).map((type) => parts.get(type));
		return Date.UTC(year, month - 1, day, hour, minutes) - minute;
	};
}
