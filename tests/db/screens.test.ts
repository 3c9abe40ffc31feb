import { describe, expect, test } from "vitest";
import type { Db } from "../../db/connection.ts";
import { removeGameContent } from "../../db/removal.ts";
import { openRoom } from "../../db/rooms.ts";
import {
	closeScreensOfKicked,
	isOfKicked,
	kickedOrigins,
	type Origin,
} from "../../db/screen-origins.ts";
import {
	closeScreens,
	markScreens,
	openScreen,
	screenOf,
	takeScreenPlace,
} from "../../db/screens.ts";
import { reserveSeat, updateSeat } from "../../db/seats.ts";
import { DATABASES } from "./temp-database.ts";

const PLACES = { most: 2, forHost: 1, kept: 100 };
const NOBODY: Origin = { playerId: null, deviceHash: null, addressHash: null };

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function room() {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "TVTV", 1));
		let seats = 0;
		const seat = async (deviceHash: string | null, addressHash: string | null) => {
			const secretHash = `seat ${++seats}`;
			const taken = { gameId, secretHash, userId: null, deviceHash, addressHash, audience: false };
			return (await reserveSeat(db, taken, 1)).playerId;
		};
		return { db, gameId, seat, hostId: await seat("phone", "home") };
	}

	const opener =
		(db: Db, { gameId, hostId }: { gameId: number; hostId: number }) =>
		(now: number, origin: Partial<Origin> = {}) =>
			openScreen(
				db,
				{ gameId, secretHash: "hash", origin: { ...NOBODY, ...origin } },
				{ places: PLACES, hostId, now },
			);

	test("a screen keeps its place while it is seen, and a lost place goes to the next", async () => {
		const { db, gameId, hostId } = await room();
		const open = opener(db, { gameId, hostId });
		const take = (id: number, now: number) =>
			takeScreenPlace(db, id, { places: PLACES, hostId, now });
		const [one, two] = [Number(await open(1000)), Number(await open(1010))];
		expect(await open(1090)).toBeNull();
		await markScreens(db, [two], 1090);
		const three = Number(await open(1100));
		expect(await open(1150)).toBeNull();
		expect(await take(one, 1150)).toBe("full");
		expect(await take(two, 1150)).toBe("taken");
		// The third was not seen any more.
		expect(await take(one, 1200)).toBe("taken");
		expect(await take(three, 1201)).toBe("full");
		expect(await take(999, 1201)).toBe("closed");
		await markScreens(db, [], 1300);
	});

	test("many that come at once take the places that there are", async () => {
		const { db, gameId, hostId } = await room();
		const open = opener(db, { gameId, hostId });
		const opened = await Promise.all(Array.from({ length: 6 }, () => open(1000)));
		expect(opened.filter((id) => id !== null)).toHaveLength(2);
	});

	test("a place is left for the host's seat or address, and for no other", async () => {
		const { db, gameId, hostId, seat } = await room();
		const open = opener(db, { gameId, hostId });
		const guest = await seat("tablet", "elsewhere");
		await open(1000);
		await open(1000);
		for (const origin of [{}, { playerId: guest }, { addressHash: "elsewhere" }])
			expect(await open(1000, origin)).toBeNull();
		const television = Number(await open(1000, { addressHash: "home" }));
		expect(await open(1000, { playerId: hostId })).toBeNull();
		const asked = { places: PLACES, hostId, now: 1050 };
		expect(await takeScreenPlace(db, television, asked)).toBe("taken");
		expect(await takeScreenPlace(db, television, { ...asked, hostId: guest })).toBe("full");
		await closeScreens(db, gameId);
		await open(1000);
		await open(1000);
		expect(await open(1000, { playerId: hostId })).not.toBeNull();
	});

	test("screens that are closed lose their secrets, and their places are free", async () => {
		const { db, gameId, hostId } = await room();
		const open = opener(db, { gameId, hostId });
		const other = Number(await openRoom(db, "KEPT", 1));
		const kept = Number(await opener(db, { gameId: other, hostId })(1000));
		const ids = [Number(await open(1000)), Number(await open(1000))];
		expect((await closeScreens(db, gameId)).sort()).toEqual(ids);
		expect([await screenOf(db, ids[0] ?? 0), await screenOf(db, kept)]).toMatchObject([
			null,
			{ gameId: other },
		]);
		expect(await open(1000)).not.toBeNull();
		expect(await closeScreens(db, other)).toEqual([kept]);
		expect(await closeScreens(db, other)).toEqual([]);
	});

	test("a kick closes the screens that the seat opened, or its device or address", async () => {
		const { db, gameId, hostId, seat } = await room();
		const open = async (origin: Partial<Origin>) =>
			Number(
				await openScreen(
					db,
					{ gameId, secretHash: "hash", origin: { ...NOBODY, ...origin } },
					{ places: { ...PLACES, most: 20 }, hostId, now: 1000 },
				),
			);
		const thief = await seat("laptop", "elsewhere");
		const cousin = await seat("tablet", "home");
		const friend = await seat("watch", "elsewhere");
		const own = await open({ playerId: thief });
		const device = await open({ deviceHash: "laptop", addressHash: "café" });
		const address = await open({ addressHash: "elsewhere" });
		const friends = await open({ playerId: friend, addressHash: "elsewhere" });
		const unknown = await open({});
		const television = await open({ deviceHash: "television", addressHash: "home" });
		const cousins = await open({ deviceHash: "tablet", addressHash: "home" });
		const people = { id: gameId, hostId, kicked: [thief] };
		expect(await closeScreensOfKicked(db, { ...people, kicked: [] })).toEqual([]);
		expect(await isOfKicked(db, address, people)).toBe(true);
		expect((await closeScreensOfKicked(db, people)).sort()).toEqual([own, device, address]);
		for (const kept of [friends, unknown, television, cousins])
			expect(await screenOf(db, kept)).not.toBeNull();
		expect(await isOfKicked(db, address, people)).toBe(false);
		// Behind the host's router the address proves nothing.
		const both = { ...people, kicked: [thief, cousin] };
		expect(await closeScreensOfKicked(db, both)).toEqual([cousins]);
		expect(await screenOf(db, television)).not.toBeNull();
		const isTheirs = await kickedOrigins(db, both);
		expect([isTheirs(NOBODY), isTheirs({ ...NOBODY, addressHash: "elsewhere" })]).toEqual([
			false,
			true,
		]);
	});

	test("a seat's address is that of the last join", async () => {
		const { db, gameId, hostId } = await room();
		const again = { userId: null, deviceHash: null };
		await updateSeat(db, hostId, { ...again, addressHash: "on the road" });
		await updateSeat(db, hostId, again);
		const screens = { ...PLACES, most: 0 };
		const asked = { places: screens, hostId, now: 1000 };
		const from = (addressHash: string) => ({
			...{ gameId, secretHash: "hash" },
			origin: { ...NOBODY, addressHash },
		});
		expect(await openScreen(db, from("home"), asked)).toBeNull();
		expect(await openScreen(db, from("on the road"), asked)).not.toBeNull();
	});

	test("screens go with the content of their room", async () => {
		const { db } = await room();
		const open = async (code: string) => {
			const gameId = Number(await openRoom(db, code, 1));
			return { gameId, id: Number(await opener(db, { gameId, hostId: 0 })(1000)) };
		};
		const [gone, kept] = [await open("GONE"), await open("KEPT")];
		await removeGameContent(db, gone.gameId, 2000);
		expect([await screenOf(db, gone.id), await screenOf(db, kept.id)]).toEqual([
			null,
			{ gameId: kept.gameId, secretHashes: ["hash"] },
		]);
	});
});
