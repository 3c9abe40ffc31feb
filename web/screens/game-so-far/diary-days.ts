import type { DiaryLine } from "#game/wire/state.ts";

/** A day of this device's clock with what was handed in. */
export interface DiaryDay {
	/** The start of the day on this device's clock. */
	date: Date;
	lines: readonly DiaryLine[];
}

/**
 * Returns the lines of a diary by the days of this device's clock, the latest day first and each
 * day in the order of time. `clockOffset`: ms that the server's clock is ahead.
 */
export function daysOf(diary: Record<string, DiaryLine>, clockOffset: number): DiaryDay[] {
	const days = new Map<number, DiaryLine[]>();
	for (const line of Object.values(diary).sort((a, b) => a.at - b.at)) {
		const at = line.at - clockOffset;
		const start = new Date(at).setHours(0, 0, 0, 0);
		days.set(start, [...(days.get(start) ?? []), { ...line, at }]);
	}
	return [...days].map(([start, lines]) => ({ date: new Date(start), lines })).reverse();
}
