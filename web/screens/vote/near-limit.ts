import type { Game } from "#game/wire/state.ts";
import { useReached } from "../../room/reached.ts";

const HOUR = 3_600_000;

/**
 * Returns the limit (epoch ms) of a phase that nobody hurries through; undefined while it is more
 * than an hour away, because hours tell readers nothing. In a game over days they do.
 */
export function useNearLimit({ countdown, settings }: Game): number | null | undefined {
	const { limit } = countdown;
	const near = useReached(limit === null ? null : limit - HOUR);
	return near || limit === null || settings.pace === "slow" ? limit : undefined;
}
