/**
 * From a time on (epoch ms), the clocks of a time zone are `ahead` ms ahead of UTC. Rooms get the
 * changes of their zone as data, because the zones of a machine change with its updates, and a room
 * that is replayed must find what it found before.
 */
export interface ClockChange {
	from: number;
	ahead: number;
}

/** The hours of a day in which no deadline falls. */
export interface QuietHours {
	/** The changes of the zone's clocks in order, the first of them past; none means UTC. */
	changes: readonly ClockChange[];
	/** Hours from 0 to 23: the first quiet one, and the first that is not. Equal ones are none. */
	from: number;
	until: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the time, or the end of the quiet hours that it falls in; both in epoch ms. A morning
 * that a change of the clocks skips begins when the clocks go on.
 */
export function afterQuietHours(time: number, { changes, from, until }: QuietHours): number {
	const local = time + aheadAt(time, changes);
	const day = Math.floor(local / DAY);
	const hour = Math.floor((local - day * DAY) / HOUR);
	const overnight = from > until;
	const isQuiet = overnight ? hour >= from || hour < until : hour >= from && hour < until;
	if (!isQuiet) return time;
	const morning = overnight && hour >= from ? day + 1 : day;
	return utcOf(morning * DAY + until * HOUR, changes);
}

const aheadAt = (time: number, changes: readonly ClockChange[]): number =>
	(changes.findLast(({ from }) => from <= time) ?? changes[0])?.ahead ?? 0;

/** Returns the epoch ms at which the zone's clocks show a local time, or at which they skip it. */
function utcOf(local: number, changes: readonly ClockChange[]): number {
	const times = [{ from: Number.NEGATIVE_INFINITY, ahead: changes[0]?.ahead ?? 0 }, ...changes];
	const shown = times
		.map(({ ahead }) => local - ahead)
		.find((time) => time + aheadAt(time, changes) === local);
	const skipping = changes.find(({ from, ahead }) => local - ahead < from && from + ahead > local);
	return shown ?? skipping?.from ?? local;
}
