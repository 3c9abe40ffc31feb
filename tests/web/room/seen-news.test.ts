import { afterEach, expect, test } from "vitest";
import { memoryStorage } from "../../../web/device/storage.ts";
import { hasSeen, rememberSeat } from "../../../web/room/seats/seat.ts";
import { crownItem, isNews, skipOldNews } from "../../../web/room/seen-news.ts";
import { emptyRoom, store } from "../../../web/store.ts";
import { takenSeat } from "./wire.ts";

const PLACE = { roomCode: "ABCD", gameId: 7 };
const crown = (to: number) => ({ to, from: 1, why: "away" as const, at: 1000 });

/** Takes a seat in a room whose crown has gone to `to`, and applies the room's state. */
function arrive(newcomer: boolean, to: number) {
	const storage = memoryStorage();
	rememberSeat(takenSeat({ ...PLACE, playerId: 3, newcomer }), storage);
	Object.assign(store.room, emptyRoom());
	expect(skipOldNews(storage)).toBe(false);
	const game = { id: 7, crown: crown(to) };
	// Only these keys matter here.
	Object.assign(store.room, { code: "ABCD", game, player: { id: 3 } });
	expect(skipOldNews(storage)).toBe(true);
	return { news: isNews("crownSeen", crownItem(game), storage), seen: hasSeen(PLACE, storage) };
}

afterEach(() => void Object.assign(store.room, emptyRoom()));

test("newcomers get no news about a crown that changed before they came", () => {
	expect(arrive(true, 2)).toEqual({ news: false, seen: true });
});

test("it is news to those who come back, and to a newcomer who wears the crown", () => {
	expect(arrive(false, 2).news).toBe(true);
	expect(arrive(true, 3).news).toBe(true);
});
