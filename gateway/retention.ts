import { LIMITS } from "#game/limits.ts";
import type { Db } from "../db/connection.ts";
import { removeGameContent } from "../db/removal.ts";
import { closedWithContent } from "../db/rooms.ts";
import { expireShares } from "../db/shares.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";

/**
 * Removes what is over now and every so many ms, for as long as the process has anything else to
 * do; returns what stops it.
 */
export function enforceRetention(
	db: Db,
	every: number = WIRE_LIMITS.shareExpiry,
): () => Promise<void> {
	let running = removeExpired(db);
	const timer = setInterval(() => {
		running = running.then(() => removeExpired(db));
	}, every);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

/**
 * Shared stories whose time is over, and the content of rooms that were closed a day ago without
 * their workflow.
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
