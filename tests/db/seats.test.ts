import { describe, expect, test } from "vitest";
import { openRoom } from "../../db/rooms.ts";
import {
	otherSeatsOf,
	releaseSeat,
	reserveSeat,
	seatOf,
	seatsBeside,
	updateSeat,
	usersOf,
} from "../../db/seats.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function roomWithSeat() {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SEAT", 1));
		const seat = {
			gameId,
			secretHash: "hash of a secret",
			userId: null,
			deviceHash: null,
			audience: false,
		};
		return { db, seat, ...(await reserveSeat(db, seat, 2)) };
	}

	test("the same secret gets the same seat back, in the same game only", async () => {
		const { db, seat, playerId, existing } = await roomWithSeat();
		expect(existing).toBe(false);
		expect(await reserveSeat(db, seat, 3)).toEqual({ playerId, existing: true });

		const elsewhere = Number(await openRoom(db, "ELSE", 3));
		const other = await reserveSeat(db, { ...seat, gameId: elsewhere }, 4);
		expect(other.existing).toBe(false);
		expect(other.playerId).not.toBe(playerId);
	});

	test("a player who returns as audience keeps their seat", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		await reserveSeat(db, { ...seat, audience: true }, 3);
		expect(await seatOf(db, playerId)).toEqual({ ...seat, playerId });
	});

	test("a guest's seat becomes that of the account that returns with its secret, and stays so", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		for (const userId of ["user|1", "user|2", null]) {
			await updateSeat(db, playerId, { ...seat, userId });
			expect(await seatOf(db, playerId)).toEqual({ ...seat, playerId, userId: "user|1" });
		}
	});

	test("a seat belongs to the first device that comes with its secret", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		for (const deviceHash of ["phone", "laptop", null]) {
			await updateSeat(db, playerId, { ...seat, deviceHash });
			expect(await seatOf(db, playerId)).toEqual({ ...seat, playerId, deviceHash: "phone" });
		}
	});

	test("a seat that is asked for again stays as it is", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		const origin = { userId: "user|1", deviceHash: "phone", addressHash: "elsewhere" };
		await reserveSeat(db, { ...seat, ...origin }, 3);
		expect(await db("seats").where({ player_id: playerId }).first()).toMatchObject({
			...{ user_id: null, device_hash: null, address_hash: null },
		});
		// Its person is known by the call all the same.
		const other = await reserveSeat(db, { ...seat, ...origin, secretHash: "hash of another" }, 3);
		expect(await otherSeatsOf(db, playerId, origin)).toEqual([other.playerId]);
		expect(await otherSeatsOf(db, playerId)).toEqual([]);
	});

	test("the seats beside one are those of its public address, and never the host's or unknown ones", async () => {
		const { db, seat, playerId: host } = await roomWithSeat();
		let secrets = 0;
		const take = async (addressHash: string | null, addressPublic = true) => {
			const secretHash = `hash ${++secrets}`;
			const taken = { ...seat, secretHash, addressHash, addressPublic };
			return (await reserveSeat(db, taken, 3)).playerId;
		};
		const [one, two] = [await take("café"), await take("café")];
		const [inner, unknown] = [await take("router", false), await take(null)];
		await take("router", false);
		expect(await seatsBeside(db, one, host)).toBeNull(); // the host's is unknown
		await updateSeat(db, host, { ...seat, addressHash: "home", addressPublic: true });
		expect(await seatsBeside(db, one, host)).toEqual([two]);
		expect(await seatsBeside(db, host, host)).toBeNull();
		for (const id of [inner, unknown]) expect(await seatsBeside(db, id, host)).toBeNull();
		await updateSeat(db, two, { ...seat, addressHash: "train", addressPublic: true });
		expect(await seatsBeside(db, one, host)).toEqual([]);
		await updateSeat(db, host, { ...seat, addressHash: "café", addressPublic: true });
		expect(await seatsBeside(db, one, host)).toBeNull();
		// A seat of an older version.
		await db("seats").where({ player_id: two }).update({ address_public: null });
		expect(await seatsBeside(db, two, host)).toBeNull();
	});

	test("the other seats of a person are those of the account and of the device, in the same game", async () => {
		const { db, seat, playerId: guest } = await roomWithSeat();
		const elsewhere = Number(await openRoom(db, "ELSE", 3));
		let secrets = 0;
		const take = async (userId: string | null, deviceHash: string | null, gameId = seat.gameId) => {
			const secretHash = `hash ${++secrets}`;
			return (await reserveSeat(db, { ...seat, gameId, secretHash, userId, deviceHash }, 3))
				.playerId;
		};
		const both = await take("user|1", "phone");
		const account = await take("user|1", "laptop");
		const device = await take(null, "phone");
		const stranger = await take("user|2", "tablet");
		await take("user|1", "phone", elsewhere);
		expect(await otherSeatsOf(db, both)).toEqual([device, account]);
		expect(await otherSeatsOf(db, account)).toEqual([both]);
		expect(await otherSeatsOf(db, device)).toEqual([both]);
		for (const alone of [guest, stranger, 4711]) expect(await otherSeatsOf(db, alone)).toEqual([]);
	});

	test("a released seat is deleted, and its id is not used again", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		await releaseSeat(db, playerId);
		expect(await seatOf(db, playerId)).toBeNull();
		const again = await reserveSeat(db, { ...seat, audience: true, userId: "user|1" }, 3);
		expect(again.existing).toBe(false);
		expect(again.playerId).toBeGreaterThan(playerId);
		expect(await seatOf(db, again.playerId)).toEqual({
			...seat,
			playerId: again.playerId,
			audience: true,
			userId: "user|1",
		});
	});

	test("players with accounts have them, guests and unknown players have none", async () => {
		const { db, seat, playerId } = await roomWithSeat();
		const { playerId: member } = await reserveSeat(
			db,
			{ ...seat, secretHash: "hash of another", userId: "user|1" },
			3,
		);
		expect(await usersOf(db, [playerId, member, 4711])).toEqual(new Map([[member, "user|1"]]));
	});

	test("two calls with one secret get a seat each time, also when one of them releases it", async () => {
		const { db, seat } = await roomWithSeat();
		const again = { ...seat, secretHash: "hash that comes and goes" };
		const calls = Array.from({ length: 60 }, async (_, i) => {
			const { playerId, existing } = await reserveSeat(db, again, i);
			if (!existing) await releaseSeat(db, playerId);
			return playerId;
		});
		expect((await Promise.all(calls)).every((playerId) => playerId > 0)).toBe(true);
	});
});
