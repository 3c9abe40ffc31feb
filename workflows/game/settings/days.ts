import type { Settings } from "../settings.ts";
import { partsOf } from "./length.ts";

/** The phases of a game over days beside the parts and the reading: names, cast and titles. */
const OTHER_PHASES = 3;

/** Returns the days that a game over days takes until its reading, rounded up. */
export function estimatedDays(
	settings: Pick<
		Settings,
		"num_switches" | "auto_sync_parts_to_players" | "max_players" | "part_hours" | "phase_hours"
	>,
	people: number,
): number {
	const { part_hours, phase_hours } = settings;
	const parts = partsOf(settings, people);
	return Math.ceil((parts * part_hours + OTHER_PHASES * phase_hours) / 24);
}
