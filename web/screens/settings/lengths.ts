import { estimatedDays } from "#game/settings/days.ts";
import type { Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { slowWords } from "#words/game/slow.ts";
import { minutesOf, USUAL_PARTY } from "../../game/minutes.ts";

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
