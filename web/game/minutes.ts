import type { Settings } from "#game/settings.ts";
import { estimatedMinutes } from "#game/show/length.ts";
import { store } from "../store.ts";

/** Returns the minutes that a game takes, by the pace of this server's games; null without a timer. */
export const minutesOf = (settings: Settings, people: number): number | null =>
	estimatedMinutes(settings, people, store.flags.words_per_second);
