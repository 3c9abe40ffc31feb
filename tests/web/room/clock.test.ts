import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Replica } from "../../../web/room/connection/incoming.ts";
import { game, player } from "./wire.ts";

/** Loads the modules again, because a clock keeps the offset from other tests' messages. */
async function load() {
	vi.resetModules();
	return {
		...(await import("../../../web/room/clock.ts")),
		...(await import("../../../web/room/connection/incoming.ts")),
		...(await import("../../../web/store.ts")),
	};
}
let { followPause, isReached, serverNow, createIncoming, store } = await load();

const START = 1_000_000;
/** The limits while the game is paused at START: 14 s lie ahead. */
const END = START + 14_000;
const LATE = 20_000;

beforeEach(async () => {
	({ followPause, isReached, serverNow, createIncoming, store } = await load());
	vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

/** Returns the messages' way into a replica, after a snapshot of a paused game. */
function paused(replica: Replica = store.room) {
	const incoming = createIncoming(replica, { resync: () => {}, goodbye: () => {} });
	const receive = (message: object) =>
		incoming.receive(JSON.stringify({ now: Date.now(), ...message }));
	const countdown = { limit: END, hard_limit: END + 5000 };
	receive({
		seq: 1,
		game: { ...game(), paused_at: START, countdown },
		player: { ...player(), submission: { submission_end: END } },
	});
	return receive;
}

it("stands still while the game is paused", () => {
	paused();
	vi.advanceTimersByTime(LATE);
	expect(serverNow()).toBe(START);
	expect(isReached(END)).toBe(false);
});

it("stops on a big screen too, whose room is not the store's", () => {
	const screen: Replica = { game: null, player: null };
	followPause(screen);
	paused(screen);
	vi.advanceTimersByTime(LATE);
	expect(serverNow()).toBe(START);
	followPause(store.room);
	expect(serverNow()).toBe(START + LATE);
});

it("reaches no limit that a pause has moved, also before its new value has arrived", () => {
	const receive = paused();
	vi.advanceTimersByTime(LATE);
	receive({
		seq: 2,
		prev: 1,
		game: { paused_at: null, countdown: { limit: END + LATE, hard_limit: END + LATE + 5000 } },
	});
	expect(store.room.player?.submission.submission_end).toBe(END);
	expect(isReached(END)).toBe(false);
	expect(isReached(START - 1)).toBe(true);
	receive({ seq: 2, prev: 2, player: { submission: { submission_end: END + LATE } } });
	expect(isReached(END + LATE)).toBe(false);
	vi.advanceTimersByTime(14_000);
	expect(isReached(END + LATE)).toBe(true);
});

it("believes the limits of a snapshot", () => {
	const receive = paused();
	vi.advanceTimersByTime(LATE);
	receive({ seq: 2, prev: 1, game: { paused_at: null, countdown: { limit: END + LATE } } });
	receive({ seq: 3, game: { ...game(), countdown: { limit: END, hard_limit: END } } });
	expect(isReached(END)).toBe(true);
});
