import { decidedBy, guessesIn, type Preset } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";

/**
 * Returns the settings that change when a preset is picked for a table with this number of people,
 * who all keep their seats.
 */
export const pickedPreset = (preset: Preset, people: number): Partial<Settings> =>
	withOwnClock({
		...decidedBy(preset),
		guess_authors: guessesIn(preset, people),
		max_players: Math.max(DEFAULT_SETTINGS.max_players, people),
	});

/** Returns changed settings; a game over days gets the clock of this device. */
export const withOwnClock = <Changed extends Partial<Settings>>(changed: Changed): Changed => ({
	...changed,
	...(changed.pace === "slow" && {
		time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
	}),
});
