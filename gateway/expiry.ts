import type { Db } from "../db/connection.ts";
import { expireShares } from "../db/shares.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";

/** Removes shared stories whose time is over, every so many ms, for as long as the process has anything else to do; answers how to stop. */
export function expireSharesRegularly(db: Db, every: number = WIRE_LIMITS.shareExpiry): () => Promise<void> {
	let running = Promise.resolve();
	const timer = setInterval(() => {
		running = removeExpired(db);
	}, every);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

async function removeExpired(db: Db): Promise<void> {
	try {
		await expireShares(db, Date.now());
	} catch (error) {
		log.warn({ err: error }, "shared stories could not be removed in time");
	}
}
