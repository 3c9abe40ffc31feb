import { describe, expect, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { readPushKeys } from "../../../db/days/push-keys.ts";
import {
	addMessage,
	countSent,
	postponeMessage,
	settleMessage,
	takeDueMessages,
} from "../../../db/days/push-messages.ts";
import {
	dropEndpoint,
	keepSubscription,
	subscribersOf,
} from "../../../db/days/push-subscriptions.ts";
import { removeGameContent } from "../../../db/removal.ts";
import { openRoom } from "../../../db/rooms.ts";
import { reserveSeat } from "../../../db/seats.ts";
import { DATABASES } from "../temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function room() {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SLOW", 1));
		const seats: number[] = [];
		for (const secretHash of ["one", "two"]) {
			const origin = { userId: null, deviceHash: null, addressHash: null };
			const seat = { gameId, secretHash, ...origin, audience: false };
			seats.push((await reserveSeat(db, seat, 1)).playerId);
		}
		const [own = 0, other = 0] = seats;
		return { db, gameId, own, other };
	}

	const subscribe = async (db: Db, gameId: number, playerId: number, endpoint: string, now = 1) =>
		Number(
			await keepSubscription(
				db,
				{
					...{ gameId, playerId, secretHash: "one", endpoint, keys: { p256dh: "p", auth: "a" } },
					...{ language: "en", timeZone: "UTC", quiet: { from: 22, until: 8 }, kinds: ["turn"] },
				},
				{ most: 2, now },
			),
		);

	const take = (db: Db, now: number) =>
		takeDueMessages(db, { now, reservedUntil: now + 100, most: 10 });

	test("processes that start together have the same keys", async () => {
		const { db } = await room();
		let made = 0;
		const make = () => ({ publicKey: `public ${++made}`, privateKey: `private ${made}` });
		const all = await Promise.all([1, 2, 3].map(() => readPushKeys(db, make)));
		expect(all.slice(1)).toEqual([all[0], all[0]]);
		expect(await readPushKeys(db, make)).toEqual(all[0]);
	});

	test("a device is kept once for each seat, and the oldest of too many is forgotten", async () => {
		const { db, gameId, own, other } = await room();
		const first = await subscribe(db, gameId, own, "a");
		await subscribe(db, gameId, other, "a");
		await subscribe(db, gameId, own, "b", 2);
		expect(await subscribe(db, gameId, own, "a", 3)).toBe(first);
		await Promise.all(["c", "d", "e"].map((name) => subscribe(db, gameId, own, name, 4)));
		const kept = await subscribersOf(db, gameId, [own], "turn");
		expect(kept.map(({ endpoint }) => "cde".includes(endpoint))).toEqual([true, true]);
		expect(await subscribersOf(db, gameId, [own, other], "nudge")).toEqual([]);
		await dropEndpoint(db, "a");
		expect(await subscribersOf(db, gameId, [own, other], "turn")).toHaveLength(2);
	});

	test("the content of a game takes devices and messages with it", async () => {
		const { db, gameId, own } = await room();
		const subscriptionId = await subscribe(db, gameId, own, "a");
		await addMessage(db, { subscriptionId, kind: "turn", key: "1", until: null }, 10);
		await removeGameContent(db, gameId);
		// A call that was under way comes too late.
		await subscribe(db, gameId, own, "b");
		expect([await db("push_subscriptions"), await db("push_messages")]).toEqual([[], []]);
	});

	test("a message is taken by one process at a time, and again when that one has died", async () => {
		const { db, gameId, own } = await room();
		const subscriptionId = await subscribe(db, gameId, own, "a");
		const message = { subscriptionId, kind: "turn", key: "1", until: null } as const;
		await Promise.all([1, 2].map(() => addMessage(db, message, 10)));
		const taken = (await Promise.all([take(db, 10), take(db, 10), take(db, 10)])).flat();
		expect(taken).toMatchObject([{ kind: "turn", createdAt: 10, subscription: { endpoint: "a" } }]);
		expect(await take(db, 100)).toEqual([]);
		const [again] = await take(db, 110);
		await postponeMessage(db, Number(again?.id), 300);
		expect(await take(db, 299)).toEqual([]);
		expect(await take(db, 300)).toMatchObject([{ attempts: 1 }]);
		await settleMessage(db, Number(again?.id), 310);
		expect([await countSent(db, subscriptionId, 310), await take(db, 9999)]).toEqual([1, []]);
		await addMessage(db, message, 400);
		expect(await take(db, 9999)).toEqual([]);
	});
});
