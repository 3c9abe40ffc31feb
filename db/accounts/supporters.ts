import type { Db } from "../connection.ts";

/** Why an account is, or was, a supporter. */
export interface Grant {
	source: "checkout" | "admin";
	/** The payment's id at the provider; the account's id for an admin's grant. */
	reference: string;
	/** Epoch ms. */
	grantedAt: number;
	/** Epoch ms; null while it is valid. */
	revokedAt: number | null;
}

/** Returns whether a grant makes the account a supporter (docs/site.md "Supporters"). */
export async function isSupporter(db: Db, userId: string): Promise<boolean> {
	const row = await db("supporters")
		.where({ user_id: userId })
		.whereNotNull("granted_at")
		.whereNull("revoked_at")
		.first("reference");
	return row !== undefined;
}

/** Returns the grants of an account, including ended ones, oldest first. */
export async function grantsOf(db: Db, userId: string): Promise<Grant[]> {
	return db("supporters")
		.where({ user_id: userId })
		.whereNotNull("granted_at")
		.orderBy("granted_at")
		.select({
			source: "source",
			reference: "reference",
			grantedAt: "granted_at",
			revokedAt: "revoked_at",
		});
}

/** Makes the account a supporter by an admin's grant. */
export async function grant(db: Db, userId: string, now: number): Promise<void> {
	await db("supporters")
		.insert({
			source: "admin",
			reference: userId,
			user_id: userId,
			granted_at: now,
			revoked_at: null,
		})
		.onConflict(["source", "reference"])
		.merge();
}

/** Ends every grant of the account, including paid ones. Returns false when it had none. */
export async function revoke(db: Db, userId: string, now: number): Promise<boolean> {
	const ended = await db("supporters")
		.where({ user_id: userId })
		.whereNotNull("granted_at")
		.whereNull("revoked_at")
		.update({ revoked_at: now });
	return ended > 0;
}

/** The content of a payment provider's event about a payment. */
export type PaymentNews =
	| { reference: string; what: "paid"; userId: string }
	| { reference: string; what: "takenBack" };

/**
 * Processes an event of the payment provider, once for each event id. A payment that was taken back
 * stays so, whichever event arrives first. Returns false when the event was already processed.
 */
export async function takePaymentEvent(
	db: Db,
	event: { id: string; news: PaymentNews | null },
	now: number,
): Promise<boolean> {
	return db.transaction(async (trx) => {
		const fresh = await trx("payment_events")
			.insert({ id: event.id, received_at: now })
			.onConflict("id")
			.ignore()
			.returning("id");
		if (fresh.length === 0) return false;
		if (event.news) await applyNews(trx, event.news, now);
		return true;
	});
}

/** Each kind of event sets different columns, so their order does not matter. */
async function applyNews(trx: Db, news: PaymentNews, now: number): Promise<void> {
	const columns =
		news.what === "paid" ? { user_id: news.userId, granted_at: now } : { revoked_at: now };
	await trx("supporters")
		.insert({ source: "checkout", reference: news.reference, ...columns })
		.onConflict(["source", "reference"])
		.merge(columns);
}

/**
 * Removes the ids of events that arrived before a time (epoch ms), and what was taken back before it
 * without a payment to this server: the provider repeats no event that late.
 */
export async function expirePaymentEvents(db: Db, before: number): Promise<void> {
	await db("payment_events").where("received_at", "<", before).delete();
	await db("supporters")
		.where({ user_id: null, granted_at: null })
		.where("revoked_at", "<", before)
		.delete();
}
