import { LIMITS } from "#game/limits.ts";
import { dayBefore } from "#game/settings/first-line.ts";
import { expireUnusedAccounts } from "../db/accounts/owned-data.ts";
import { expireResets } from "../db/accounts/password-resets.ts";
import { expireRecords } from "../db/accounts/provider-records.ts";
import { expirePaymentEvents } from "../db/accounts/supporters.ts";
import { expireAdminLog } from "../db/admin/admin-log.ts";
import { expireBugReports } from "../db/admin/bug-reports.ts";
import { expireStoryReports } from "../db/admin/story-reports.ts";
import type { Db } from "../db/connection.ts";
import { expireFinishedGames } from "../db/finished-games.ts";
import { expireFirstLines } from "../db/first-lines.ts";
import { expireTables } from "../db/groups/lasting-tables.ts";
import { expireShelves } from "../db/groups/shelves.ts";
import { removeGameContent } from "../db/removal.ts";
import { closedWithContent } from "../db/rooms.ts";
import { expireContinueLinks } from "../db/seat-keys.ts";
import { expireShares } from "../db/shares.ts";
import type { Bus } from "./bus/bus.ts";
import { TABLE_LIMITS } from "./limits/away.ts";
import { SITE_RETENTION } from "./limits/site.ts";
import { WIRE_LIMITS } from "./limits/wire.ts";
import { log } from "./log.ts";

/**
 * Removes expired content now and in every interval (ms), without keeping the process alive.
 * Returns the function that stops it.
 */
export function enforceRetention(
	db: Db,
	bus: Pick<Bus, "isTurn">,
	interval: number = WIRE_LIMITS.shareExpiry,
): () => Promise<void> {
	const sweep = async () => {
		if (await bus.isTurn("retention", interval / 2)) await removeExpired(db);
	};
	let running = sweep();
	const timer = setInterval(() => {
		running = running.then(sweep);
	}, interval);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

/**
 * Removes expired shared stories, finished games, sign-ins, reports, links, lines, tables, shelves, log rows,
 * payment events and unused accounts, and the content of rooms that were closed a day ago without their workflow (docs/game.md "Retention").
 */
async function removeExpired(db: Db): Promise<void> {
	try {
		const now = Date.now();
		await expireShares(db, now);
		await expireFinishedGames(db, now);
		await expireBugReports(db, now - SITE_RETENTION.bugReports);
		await expireStoryReports(db, now - SITE_RETENTION.storyReports);
		await expireAdminLog(db, now - SITE_RETENTION.adminLog);
		await expireRecords(db, now);
		await expireResets(db, now);
		await expireContinueLinks(db, now);
		await expireFirstLines(db, dayBefore(now));
		await expireTables(db, now - TABLE_LIMITS.kept);
		await expireShelves(db, now - TABLE_LIMITS.shelfTexts);
		await expirePaymentEvents(db, now - SITE_RETENTION.paymentEvents);
		// Last, because what the others remove keeps an account.
		await expireUnusedAccounts(db, now - SITE_RETENTION.unusedAccounts);
		for (const game of await closedWithContent(db, now - LIMITS.retention))
			await removeGameContent(db, game);
	} catch (error) {
		log.warn({ err: error }, "expired content could not be removed in time");
	}
}
