import { describe, expect, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { readPushKeys } from "../../../db/notifiers/push-keys.ts";
import {
	addMessage,
	claimSending,
	postponeMessage,
	settleMessage,
	takeDueMessages,
} from "../../../db/notifiers/push-messages.ts";
import {
	countRefusal,
	dropEndpoint,
	forgetRefusals,
	keepSubscription,
	moveEndpoint,
	subscribersOf,
} from "../../../db/notifiers/push-subscriptions.ts";
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
		expect(await take(db, 9999)).toEqual([]);
		await addMessage(db, message, 400);
		expect(await take(db, 9999)).toEqual([]);
	});

	test("at most three messages sent at once leave a day, and a failed one does not count", async () => {
		const { db, gameId, own } = await room();
		const subscriptionId = await subscribe(db, gameId, own, "a");
		const ids: number[] = [];
		for (let i = 0; i < 12; i++) {
			const message = { subscriptionId, kind: "turn", key: String(i), until: null } as const;
			await addMessage(db, message, 100 + i);
			const [taken] = await take(db, 200 + i);
			ids.push(taken?.id ?? 0);
		}
		const day = { since: 300, most: 3 };
		const claim = (id: number, now = 400) =>
			claimSending(db, { id, subscriptionId }, { ...day, now });
		const claims = await Promise.all(ids.map((id) => claim(id)));
		expect(claims.filter(Boolean)).toHaveLength(3);
		const [first = 0, second = 0] = ids.filter((_, i) => claims[i]);
		expect(await claim(first)).toBe(true); // the same message again, after a crash
		const late = ids.find((_, i) => !claims[i]) ?? 0;
		expect(await claim(late)).toBe(false);
		await postponeMessage(db, first, 500);
		expect(await claim(late)).toBe(true);
		expect(await claim(first)).toBe(false);
		await settleMessage(db, second, null);
		expect(await claim(first)).toBe(true);
	});

	test("a device moves in all its games, only with its secret, and refusals are counted in a row", async () => {
		const { db, gameId, own, other } = await room();
		for (const player of [own, other]) await subscribe(db, gameId, player, "old");
		const to = { endpoint: "new", keys: { p256dh: "q", auth: "b" } };
		expect(await moveEndpoint(db, { endpoint: "old", auth: "guessed" }, to)).toBe(0);
		expect([await countRefusal(db, "old"), await countRefusal(db, "old")]).toEqual([1, 2]);
		await subscribe(db, gameId, own, "old", 5); // a visit does not make it work
		expect(await countRefusal(db, "old")).toBe(3);
		await subscribe(db, gameId, own, "new", 6);
		expect(await moveEndpoint(db, { endpoint: "old", auth: "a" }, to)).toBe(1);
		const kept = await subscribersOf(db, gameId, [own, other], "turn");
		expect(kept.map(({ endpoint }) => endpoint)).toEqual(["new", "new"]);
		expect(await countRefusal(db, "new")).toBe(1);
		await forgetRefusals(db, "new");
		expect(await countRefusal(db, "new")).toBe(1);
		expect(await countRefusal(db, "unknown")).toBe(0);
	});
});
