import { LIMITS } from "#game/limits.ts";
import type { Db } from "../db/connection.ts";
import { removeGameContent } from "../db/removal.ts";
import { closedWithContent } from "../db/rooms.ts";
import { expireShares } from "../db/shares.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";

/**
 * Removes expired content now and in every interval (ms), without keeping the process alive.
 * Returns the function that stops it.
 */
export function enforceRetention(
	db: Db,
	interval: number = WIRE_LIMITS.shareExpiry,
): () => Promise<void> {
	let running = removeExpired(db);
	const timer = setInterval(() => {
		running = running.then(() => removeExpired(db));
	}, interval);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

/**
 * Removes shared stories that have expired, and the content of rooms that were closed a day ago
 * without their workflow (docs/game.md "Retention").
 */
async function removeExpired(db: Db): Promise<void> {
	try {
		const now = Date.now();
		await expireShares(db, now);
		for (const game of await closedWithContent(db, now - LIMITS.retention))
			await removeGameContent(db, game);
	} catch (error) {
		log.warn({ err: error }, "expired content could not be removed in time");
	}
}
