import { estimatedDays, estimatedMinutes } from "#game/settings/length.ts";
import type { Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { slowWords } from "#words/game/slow.ts";
import { store } from "../store.ts";

/** The number of people that the lengths assume until the room has any. */
export const USUAL_PARTY = 6;

/**
 * Returns the minutes that a game takes, by the pace of this server's games; null without a timer.
 * With one person a game for several assumes the usual party, because more people will join.
 */
export const minutesOf = (settings: Settings, people: number): number | null =>
	estimatedMinutes(settings, people > 1 ? people : USUAL_PARTY, store.flags.words_per_second);

/** Returns how long a game takes, in words: minutes, or days for a game over days. */
export const lengthOf = (settings: Settings, people: number): string =>
	settings.pace === "slow"
		? slowWords.days(estimatedDays(settings, people > 1 ? people : USUAL_PARTY))
		: createWords.length(minutesOf(settings, people));

/** Returns the number of parts of a story and the time for each, in words. */
export const shapeOf = (settings: Settings): string =>
	settings.pace === "slow"
		? slowWords.partEach(settings.part_hours)
		: createWords.shape(
				settings.auto_sync_parts_to_players ? null : settings.num_switches,
				settings.write_duration,
			);
