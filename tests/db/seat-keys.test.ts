import { describe, expect, test } from "vitest";
import { isSecretOfFinished, keepFinishedGame } from "../../db/finished-games.ts";
import { keepCalendar } from "../../db/notifiers/calendars.ts";
import { keepSubscription } from "../../db/notifiers/push-subscriptions.ts";
import { removeGameContent } from "../../db/removal.ts";
import { closeRoom, openRoom } from "../../db/rooms.ts";
import {
	addContinueLink,
	addSeatKey,
	continueLinkOf,
	countLaterKeys,
	endLaterKeys,
	expireContinueLinks,
	useContinueLink,
} from "../../db/seat-keys.ts";
import { openSeatsOf, playerWith, reserveSeat, secretsOfSeat } from "../../db/seats.ts";
import { DATABASES, takeSeatIn } from "./temp-database.ts";

const MOST = 3;

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function seat(userId: string | null = null) {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "KEYS", 1));
		const own = { gameId, secretHash: "own", userId, deviceHash: null, audience: false };
		const { playerId } = await reserveSeat(db, own, 2);
		const key = (secretHash: string) =>
			addSeatKey(db, { playerId, gameId, secretHash, now: 3 }, MOST);
		return { db, gameId, playerId, own, key };
	}

	test("each secret of a seat is that of its player, in the same game only", async () => {
		const { db, gameId, playerId, own, key } = await seat();
		for (const secret of ["phone", "laptop"]) expect(await key(secret)).toEqual([]);
		expect(await secretsOfSeat(db, playerId)).toEqual({
			gameId,
			secretHashes: ["own", "phone", "laptop"],
		});
		for (const secret of ["own", "phone", "laptop"])
			expect(await playerWith(db, gameId, secret)).toBe(playerId);
		expect(await playerWith(db, gameId + 1, "phone")).toBeNull();
		expect(await reserveSeat(db, { ...own, secretHash: "phone" }, 4)).toEqual({
			playerId,
			existing: true,
		});
	});

	test("a secret beyond the limit ends the latest one before it, and no earlier one", async () => {
		const { db, gameId, playerId, key } = await seat();
		for (const secret of ["phone", "laptop", "thief"]) expect(await key(secret)).toEqual([]);
		// A thief with a link makes ten more, and ends their own only.
		let latest = "thief";
		for (let i = 0; i < 10; i++) {
			expect(await key(`thief ${i}`)).toEqual([latest]);
			latest = `thief ${i}`;
		}
		for (const secret of ["own", "phone", "laptop", latest])
			expect(await playerWith(db, gameId, secret)).toBe(playerId);
		expect((await endLaterKeys(db, { playerId, gameId }, "laptop")).sort()).toEqual([latest]);
	});

	test("a secret ends the later ones and the link, and no earlier one", async () => {
		const { db, gameId, playerId, key } = await seat();
		for (const secret of ["phone", "laptop", "thief"]) await key(secret);
		await addContinueLink(db, { playerId, tokenHash: "token", expiresAt: 100 });
		const later = (secret: string) => countLaterKeys(db, playerId, secret);
		expect([await later("own"), await later("phone"), await later("thief")]).toEqual([3, 2, 0]);
		expect(await endLaterKeys(db, { playerId, gameId }, "thief")).toEqual([]);
		expect(await continueLinkOf(db, playerId, 50)).toBeNull();
		expect((await endLaterKeys(db, { playerId, gameId }, "phone")).sort()).toEqual([
			"laptop",
			"thief",
		]);
		expect(await endLaterKeys(db, { playerId, gameId }, "own")).toEqual(["phone"]);
	});

	test("a secret that ends takes the calendar and the messages of its device with it", async () => {
		const { db, gameId, playerId, key } = await seat();
		for (const secretHash of ["own", "phone", "laptop"]) {
			if (secretHash !== "own") await key(secretHash);
			await keepCalendar(db, { gameId, secretHash, salt: "salt", tokenHash: secretHash });
			const keys = { p256dh: "p", auth: "a" };
			const wish = { language: "en", timeZone: "UTC", quiet: { from: 22, until: 8 } } as const;
			const device = { gameId, playerId, secretHash, endpoint: secretHash, keys };
			await keepSubscription(db, { ...device, ...wish, kinds: ["turn"] }, { most: 9, now: 3 });
		}
		const owners = async (table: "calendars" | "push_subscriptions") =>
			(await db(table).orderBy("secret_hash")).map((row) => row.secret_hash);
		await endLaterKeys(db, { playerId, gameId }, "phone");
		for (const table of ["calendars", "push_subscriptions"] as const)
			expect(await owners(table)).toEqual(["own", "phone"]);
		// The one in the last place ends, and those before it keep theirs.
		for (const secret of ["a", "b"]) await key(secret);
		await keepCalendar(db, { gameId, secretHash: "b", salt: "salt", tokenHash: "b" });
		expect(await key("c")).toEqual(["b"]);
		expect(await owners("calendars")).toEqual(["own", "phone"]);
	});

	test("a link gives its seat once, before it expires, and until another one takes its place", async () => {
		const { db, gameId, playerId } = await seat();
		const use = (tokenHash: string, secretHash: string, now = 50) =>
			useContinueLink(db, { tokenHash, secretHash, now }, MOST);
		const add = (tokenHash: string) => addContinueLink(db, { playerId, tokenHash, expiresAt: 100 });
		await add("replaced");
		await add("token");
		expect([await use("replaced", "a"), await use("unknown", "b")]).toEqual([null, null]);
		expect(await use("token", "late", 100)).toBeNull();
		expect(await continueLinkOf(db, playerId, 50)).toEqual({ expiresAt: 100, used: false });
		const uses = await Promise.all([use("token", "phone"), use("token", "thief")]);
		expect(uses).toContain("used");
		expect(uses).toContainEqual({ playerId, gameId, ended: [] });
		expect((await secretsOfSeat(db, playerId))?.secretHashes).toHaveLength(2);
		expect(await continueLinkOf(db, playerId, 50)).toEqual({ expiresAt: 100, used: true });
		await add("next");
		expect(await continueLinkOf(db, playerId, 50)).toEqual({ expiresAt: 100, used: false });
		await expireContinueLinks(db, 100);
		expect(await db("continue_links").select()).toEqual([]);
	});

	test("further secrets read a finished game like the first, and go with the room", async () => {
		const { db, gameId, playerId, key } = await seat();
		await key("phone");
		const kicked = await takeSeatIn(db, gameId, "out");
		await addSeatKey(db, { playerId: kicked, gameId, secretHash: "out 2", now: 3 }, MOST);
		await keepFinishedGame(
			db,
			gameId,
			{ id: 1, lastId: 2, body: {}, expiresAt: 100 },
			{ players: [playerId], kicked: [kicked] },
		);
		const reads = (secret: string) => isSecretOfFinished(db, 1, secret);
		expect([await reads("own"), await reads("phone"), await reads("out 2")]).toEqual([
			true,
			true,
			false,
		]);
		await addContinueLink(db, { playerId, tokenHash: "token", expiresAt: 100 });
		await removeGameContent(db, gameId);
		expect([await db("seat_keys").select(), await db("continue_links").select()]).toEqual([[], []]);
	});

	test("an account's seats are those in open rooms, the latest first", async () => {
		const { db, gameId, playerId, own } = await seat("user|1");
		const later = Number(await openRoom(db, "LATE", 2));
		const second = await reserveSeat(db, { ...own, gameId: later, audience: true }, 3);
		await reserveSeat(db, { ...own, secretHash: "other", userId: "user|2" }, 3);
		const seats = [
			{ playerId: second.playerId, gameId: later, code: "LATE", audience: true },
			{ playerId, gameId, code: "KEYS", audience: false },
		];
		expect(await openSeatsOf(db, "user|1", 5)).toEqual(seats);
		expect(await openSeatsOf(db, "user|1", 1)).toEqual(seats.slice(0, 1));
		await closeRoom(db, later, 4);
		expect(await openSeatsOf(db, "user|1", 5)).toEqual(seats.slice(1));
	});
});
