import type { Room } from "./room.ts";

/**
 * A rating of 18+ needs a mature room and, where characters are rated, only characters of that
 * rating (gameplay.md section 5).
 */
export function mayBeMature({ settings }: Room, cast: readonly { mature: boolean }[]): boolean {
	const { maturity, character_maturity } = settings;
	return maturity === "MATURE" && (!character_maturity || cast.every(({ mature }) => mature));
}
