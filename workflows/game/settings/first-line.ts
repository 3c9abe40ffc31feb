import type { SomeSettings } from "../settings.ts";

/** The settings of a room with the first line of a day: one part of five minutes, alone. */
export const FIRST_LINE_SETTINGS = {
	game_mode: "solo_mode",
	write_duration: 300,
	num_switches: 1,
	num_otp_characters: 2,
	show_instructions: false,
	audiences: false,
} as const satisfies SomeSettings;

/** How long the line of a day can be started after its end, in ms. */
const GRACE = 10 * 60_000;

/** Returns the UTC date at a time in epoch ms, such as "2026-11-26". */
export const utcDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns whether a story with the line of this date can be started now (epoch ms). */
export const isOffered = (date: string, now: number): boolean =>
	date === utcDate(now) || date === utcDate(now - GRACE);

const DAY = 24 * 60 * 60_000; // ms

/** Returns the UTC date a day before a time in epoch ms. */
export const dayBefore = (at: number): string => utcDate(at - DAY);

/** The UTC date of line number 1. */
const FIRST = "2026-11-01";

/** Returns the number of the line of a UTC date, which grows by one a day. */
export const lineNumber = (date: string): number =>
	(Date.parse(date) - Date.parse(FIRST)) / DAY + 1;
