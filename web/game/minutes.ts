import { estimatedMinutes } from "#game/settings/length.ts";
import type { Settings } from "#game/settings.ts";
import { store } from "../store.ts";

/** The number of people that the lengths assume until the room has any. */
export const USUAL_PARTY = 6;

/**
 * Returns the minutes that a game takes, by the pace of this server's games; null without a timer.
 * With one person a game for several assumes the usual party, because more people will join.
 */
export const minutesOf = (settings: Settings, people: number): number | null =>
	estimatedMinutes(settings, people > 1 ? people : USUAL_PARTY, store.flags.words_per_second);
