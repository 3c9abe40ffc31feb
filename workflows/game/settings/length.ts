import type { Pace, Room } from "../room.ts";
import type { Settings } from "../settings.ts";

/**
 * The default writing speed in words per second, until this server has figures from played games.
 */
const FIRST_PACE = 0.45;

/** Minutes for the names and the cast. */
const OPENING = 1;
/** Minutes for the vote and the reveal. */
const ENDING = 2;
/** Seconds before and after each part. */
const AROUND_PART = 10 + 20;
/** The speed of reading aloud, in words per minute. */
const ALOUD = 170;
/** Estimates of more than this many minutes are rounded up to a multiple of five. */
const ROUNDED_FROM = 10;
const STEP = 5;

/** The settings that decide how long a game takes. */
type Shape = Pick<
	Settings,
	| "num_switches"
	| "write_duration"
	| "pace"
	| "read_together"
	| "auto_sync_parts_to_players"
	| "max_players"
>;

/**
 * Returns the minutes that a game with this number of people takes, rounded up; null without a
 * timer and for a game over days. `wordsPerSecond` is the writing speed measured in played games.
 */
export function estimatedMinutes(
	settings: Shape,
	people: number,
	wordsPerSecond: number | null = null,
): number | null {
	const { write_duration: seconds, max_players, read_together } = settings;
	if (seconds === 0 || settings.pace === "slow") return null;
	const players = Math.min(people, max_players);
	const parts = partsOf(settings, people);
	const writing = (parts * (seconds + AROUND_PART)) / 60;
	const words = players * parts * seconds * (wordsPerSecond ?? FIRST_PACE);
	const reading = read_together && players > 1 ? words / ALOUD : 0;
	const minutes = OPENING + writing + reading + ENDING;
	return minutes > ROUNDED_FROM ? Math.ceil(minutes / STEP) * STEP : Math.ceil(minutes);
}

/** Returns the parts of a story with this number of people. */
export const partsOf = (
	settings: Pick<Settings, "num_switches" | "auto_sync_parts_to_players" | "max_players">,
	people: number,
): number =>
	settings.auto_sync_parts_to_players
		? Math.min(people, settings.max_players)
		: settings.num_switches;

/** Returns how much was written in a finished game. Games without a timer have no seconds. */
export function paceOf(room: Room): Pace {
	const parts = Object.values(room.submissions);
	return {
		words: parts.reduce((sum, { words }) => sum + words, 0),
		seconds: parts.length * room.settings.write_duration,
	};
}
