import { LIMITS } from "../limits.ts";
import type { Room, Turn } from "../room.ts";
import type { Settings } from "../settings.ts";
import { afterQuietHours } from "./quiet-hours.ts";

const HOUR = 3_600_000;

/** Returns whether a room is played over days. */
export const isSlow = ({ settings }: Pick<Room, "settings">): boolean => settings.pace === "slow";

/**
 * Returns the end of something that lasts `ms` from now in a slow game, in epoch ms: at least so
 * long, and not in the quiet hours.
 */
export const slowEnd = (room: Room, { now }: Turn, ms: number): number =>
	outsideQuietHours(room, now + ms);

/** Returns the time, or the end of the room's quiet hours that it falls in; epoch ms. */
export const outsideQuietHours = (room: Room, time: number): number => {
	const { quiet_from: from, quiet_until: until } = room.settings;
	return afterQuietHours(time, { changes: room.clockChanges, from, until });
};

/** Returns the time for a part of a slow game, in ms; half of it for one that was passed on. */
export const partTime = ({ settings }: Room, passedOn = false): number =>
	(settings.part_hours * HOUR) / (passedOn ? 2 : 1);

/** Returns the time for a phase of a slow game other than writing and reading, in ms. */
export const phaseTime = ({ settings }: Room): number => settings.phase_hours * HOUR;

/** Returns how long a lobby waits for an action, in ms. */
export const lobbyTime = (settings: Settings): number =>
	settings.pace === "slow" ? LIMITS.slow.lobbyIdle : LIMITS.lobbyIdle;

/** Returns how long results stay, in ms. */
export const resultsTime = (room: Room): number =>
	isSlow(room) ? LIMITS.slow.retention : LIMITS.retention;
