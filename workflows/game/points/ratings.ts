import type { Room } from "../room.ts";

/**
 * Returns whether a story may be rated 18+: the room must be, and so must all its characters if
 * they are rated (docs/game.md "Ages").
 */
export function mayBeMature({ settings }: Room, cast: readonly { mature: boolean }[]): boolean {
	const { maturity, character_maturity } = settings;
	return maturity === "MATURE" && (!character_maturity || cast.every(({ mature }) => mature));
}
