import type { Room } from "./room.ts";
import type { Settings } from "./settings.ts";

/** What was written in a game, and in how many seconds of all parts together. */
export interface Pace {
	words: number;
	seconds: number;
}

/** The words in a second of a part's time, as long as played games do not say better. */
const FIRST_PACE = 0.45;

/** Minutes for the names and the cast. */
const OPENING = 1;
/** Minutes for the vote and the reveal. */
const ENDING = 2;
/** Seconds before and after each part. */
const AROUND_PART = 10 + 20;
/** The words a minute of somebody who reads aloud. */
const ALOUD = 170;
/** Minutes from which the estimate names only every fifth. */
const ROUNDED_FROM = 15;
const STEP = 5;

/** What the length of a game depends on. */
type Shape = Pick<
	Settings,
	"num_switches" | "write_duration" | "read_together" | "auto_sync_parts_to_players" | "max_players"
>;

/**
 * Returns the minutes that a game with so many players takes, rounded up; null without a timer.
 * `wordsPerSecond` is what played games have shown.
 */
export function estimatedMinutes(
	settings: Shape,
	people: number,
	wordsPerSecond: number | null = null,
): number | null {
	const { write_duration: seconds, max_players, read_together } = settings;
	if (seconds === 0) return null;
	const players = Math.min(people, max_players);
	const parts = settings.auto_sync_parts_to_players ? players : settings.num_switches;
	const writing = (parts * (seconds + AROUND_PART)) / 60;
	const words = players * parts * seconds * (wordsPerSecond ?? FIRST_PACE);
	const reading = read_together && players > 1 ? words / ALOUD : 0;
	const minutes = OPENING + writing + reading + ENDING;
	return minutes > ROUNDED_FROM ? Math.ceil(minutes / STEP) * STEP : Math.ceil(minutes);
}

/** Returns what was written in a finished game. Games without a timer have no seconds. */
export function paceOf(room: Room): Pace {
	const parts = Object.values(room.submissions);
	return {
		words: parts.reduce((sum, { words }) => sum + words, 0),
		seconds: parts.length * room.settings.write_duration,
	};
}
