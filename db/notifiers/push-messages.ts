import type { NewsKind } from "#game/news/kinds.ts";
import type { Db } from "../connection.ts";
import { oneAtATime } from "../dialects/dialect.ts";
import { type KeptSubscription, subscriptionOf } from "./push-subscriptions.ts";

/** A message for one device, as the room's news make it. */
export interface NewMessage {
	subscriptionId: number;
	kind: NewsKind;
	/** Differs between two news of a kind. */
	key: string;
	/** Epoch ms after which it is no news; null without an end. */
	until: number | null;
}

/** A message that is to be sent now. */
export interface DueMessage {
	id: number;
	subscription: KeptSubscription;
	kind: NewsKind;
	until: number | null;
	createdAt: number;
	/** The attempts that failed. */
	attempts: number;
}

/**
 * Keeps a message, unless it was kept before. It takes the place of those that still wait for the same
 * device, because one message in the morning is enough.
 */
export async function addMessage(
	db: Db,
	{ subscriptionId, kind, key, until }: NewMessage,
	now: number,
): Promise<void> {
	const owner = { subscription_id: subscriptionId };
	await db.transaction(async (trx) => {
		const [row] = await trx("push_messages")
			.insert({ ...owner, kind, key, until, due_at: now, created_at: now })
			.onConflict(["subscription_id", "kind", "key"])
			.ignore()
			.returning("id");
		if (!row) return;
		await trx("push_messages")
			.where(owner)
			.whereNot({ id: row.id })
			.whereNotNull("due_at")
			.update({ due_at: null });
	});
}

/**
 * Returns messages that are due, the oldest first, and reserves them until a time (epoch ms), so that
 * no other process sends them meanwhile. A process that dies leaves them to the others.
 */
export async function takeDueMessages(
	db: Db,
	{ now, reservedUntil, most }: { now: number; reservedUntil: number; most: number },
): Promise<DueMessage[]> {
	if (most <= 0) return [];
	const due = await db("push_messages").where("due_at", "<=", now).orderBy("due_at").limit(most);
	const taken: DueMessage[] = [];
	for (const { id, due_at, subscription_id, kind, until, created_at, attempts } of due) {
		const reserved = await db("push_messages")
			.where({ id, due_at })
			.update({ due_at: reservedUntil });
		const row = reserved && (await db("push_subscriptions").where({ id: subscription_id }).first());
		if (!row) continue;
		const subscription = subscriptionOf(row);
		// `addMessage` writes only these kinds.
		const news = { kind: kind as NewsKind, until, createdAt: created_at };
		taken.push({ id, subscription, ...news, attempts });
	}
	return taken;
}

/** Records that nothing is left to do for a message, and when it was sent (epoch ms); null if never. */
export async function settleMessage(db: Db, id: number, sentAt: number | null): Promise<void> {
	await db("push_messages").where({ id }).update({ due_at: null, sent_at: sentAt });
}

/** Records that a message waits, and until when (epoch ms), unless a later one took its place. */
export async function deferMessage(db: Db, id: number, dueAt: number): Promise<void> {
	await db("push_messages").where({ id }).whereNotNull("due_at").update({ due_at: dueAt });
}

/** Records a failed attempt, and when to make the next one (epoch ms), as above. */
export async function postponeMessage(db: Db, id: number, dueAt: number): Promise<void> {
	// One whose place a later message took was not sent either.
	await db("push_messages").where({ id }).update({ sent_at: null });
	await db("push_messages")
		.where({ id })
		.whereNotNull("due_at")
		.update({ due_at: dueAt })
		.increment("attempts");
}

/**
 * Counts a message as sent at `now` (epoch ms) before it is sent, unless its device got `most` about
 * the game since a time. Returns false then. Senders in other processes count it too; a message that
 * is postponed or settled as not sent no longer counts.
 */
export async function claimSending(
	db: Db,
	{ id, subscriptionId }: { id: number; subscriptionId: number },
	{ since, most, now }: { since: number; most: number; now: number },
): Promise<boolean> {
	return db.transaction(async (trx) => {
		await oneAtATime(trx, `messages to ${subscriptionId}`);
		const sent = trx("push_messages")
			.where({ subscription_id: subscriptionId })
			.whereNot({ id })
			.where("sent_at", ">=", since)
			.count("*");
		const claimed = await trx("push_messages")
			.where({ id })
			.whereRaw("? < ?", [sent, most])
			.update({ sent_at: now });
		return claimed > 0;
	});
}
