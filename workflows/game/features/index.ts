import type { Effect, Room, Turn } from "../room.ts";
import { covers } from "./covers.ts";
import type { Feature } from "./feature.ts";
import { guesses } from "./guesses.ts";
import { news } from "./news.ts";
import { playingAgain } from "./playing-again.ts";

/** The order is that of their effects, which recorded games repeat. */
const FEATURES: readonly Feature[] = [playingAgain, covers, news, guesses];

/** Returns the effects that features add to an action. */
export const effectsOf = (before: Room, after: Room): Effect[] =>
	FEATURES.flatMap((feature) => feature.effects?.(before, after) ?? []);

/** Returns the times, in epoch ms, at which features act on the room next. */
export const alarmsOf = (room: Room): number[] =>
	FEATURES.flatMap(({ alarm }) => alarm?.at(room) ?? []);

/** Lets the features act whose time has come. */
export function ringAlarms(room: Room, { now }: Turn): void {
	for (const { alarm } of FEATURES) {
		const at = alarm?.at(room) ?? null;
		if (at !== null && now >= at) alarm?.ring(room);
	}
}
