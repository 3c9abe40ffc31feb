import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Replica } from "../../../web/room/connection/incoming.ts";
import { game, player } from "./wire.ts";

/** Loads the modules again, because a clock keeps the offset from other tests' messages. */
async function load() {
	vi.resetModules();
	return {
		...(await import("../../../web/room/clock.ts")),
		...(await import("../../../web/room/reached.ts")),
		...(await import("../../../web/room/connection/incoming.ts")),
		...(await import("../../../web/store.ts")),
	};
}
let clock = await load();
let { followRoom, isReached, serverClock, serverNow, createIncoming, store } = clock;

const START = 1_000_000;
/** The limits while the game is paused at START: 14 s lie ahead. */
const END = START + 14_000;
const LATE = 20_000;

beforeEach(async () => {
	clock = await load();
	({ followRoom, isReached, serverClock, serverNow, createIncoming, store } = clock);
	vi.useFakeTimers({ now: START });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

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
	const leave = followRoom({ replica: screen, ask: () => {} });
	paused(screen);
	vi.advanceTimersByTime(LATE);
	expect(serverNow()).toBe(START);
	// What is not about a limit of the room, such as the end of a link.
	expect(serverClock()).toBe(START + LATE);
	leave();
	expect(serverNow()).toBe(START + LATE);
});

it("goes on when a screen is left, also after a newer one has taken its place", () => {
	const [first, second]: Replica[] = [1, 2].map(() => ({ game: null, player: null }));
	if (!first || !second) throw new Error("no screens");
	const leaveFirst = followRoom({ replica: first, ask: () => {} });
	paused(first);
	followRoom({ replica: second, ask: () => {} });
	leaveFirst();
	paused(second);
	vi.advanceTimersByTime(LATE);
	expect(serverNow()).toBe(START);
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

it("takes the limits of a whole state as they are", () => {
	const receive = paused();
	vi.advanceTimersByTime(LATE);
	receive({ seq: 2, prev: 1, game: { paused_at: null, countdown: { limit: END + LATE } } });
	receive({ seq: 3, game: { ...game(), countdown: { limit: END, hard_limit: END } } });
	expect(isReached(END)).toBe(true);
});

/** A server, a device and the line between them. Times are in milliseconds. */
class World {
	/** How far the server's clock is ahead of the time that has passed. */
	server = 5_000_000;
	private asleep = 0;
	passed = 0;
	/** What the page's clock is behind the server's. */
	behind = () => this.passed + this.server - serverClock();

	constructor() {
		vi.spyOn(performance, "now").mockImplementation(() => this.passed - this.asleep);
	}

	/** A message that takes so long. Returns whether the clock wants to ask. */
	message(delay: number): boolean {
		const now = this.passed + this.server;
		this.passed += delay;
		return clock.learnServerTime(now);
	}

	/** A question and its answer. */
	question(up: number, down: number): void {
		const asked = performance.now();
		this.passed += up;
		const now = this.passed + this.server;
		this.passed += down;
		clock.learnServerTime(now, asked);
	}

	/** The device's clock that nobody can set jumps ahead all the same, as in a virtual machine. */
	jump(time: number): void {
		this.asleep -= time;
	}

	/** A sleep in which `performance.now()` stands still or goes on, and the wake-up after it. */
	sleep(time: number, stops: boolean): void {
		this.passed += time;
		if (stops) this.asleep += time;
	}
}

const delay = fc.integer({ min: 0, max: 9000 });
const step = fc.integer({ min: -7_200_000, max: 7_200_000 });
const time = fc.integer({ min: 0, max: 7_200_000 });
/** By how much the page's clock may be behind the server's; a negative `least` is ahead of it. */
interface Bounds {
	least: number;
	most: number;
}
/** What happens, and the bounds then. */
const events = fc.oneof(
	delay.map((ms) => ({
		name: `a message takes ${ms}`,
		apply: (world: World, { least, most }: Bounds): Bounds => {
			world.message(ms);
			return { least, most: Math.min(most, ms) };
		},
	})),
	step.map((ms) => ({
		name: `the device's clock is set by ${ms}`,
		apply: (world: World, bounds: Bounds) => {
			const before = world.behind();
			vi.spyOn(Date, "now").mockReturnValue(START + ms);
			expect(world.behind()).toBe(before);
			return bounds;
		},
	})),
	time.map((ms) => ({
		name: `nothing happens for ${ms}`,
		apply: (world: World, bounds: Bounds) => {
			world.passed += ms;
			return bounds;
		},
	})),
	// The page asks when the device wakes, and when a message is off by more than a second.
	fc.tuple(step, time, fc.boolean(), delay, delay).map(([ms, sleep, stops, up, down]) => ({
		name: `the server's clock is set by ${ms} in a sleep of ${sleep}`,
		apply: (world: World) => {
			world.server += ms;
			world.sleep(sleep, stops);
			world.question(up, down);
			return { least: -up, most: up + down };
		},
	})),
);

it("is behind the server by no more than the fastest message, and ahead by no more than a question", () => {
	fc.assert(
		fc.property(fc.array(events, { maxLength: 40 }), (all) => {
			const world = new World();
			world.question(0, 0);
			let bounds: Bounds = { least: 0, most: 0 };
			for (const { name, apply } of all) {
				bounds = apply(world, bounds);
				expect(world.behind(), name).toBeGreaterThanOrEqual(bounds.least);
				expect(world.behind(), name).toBeLessThanOrEqual(bounds.most);
			}
		}),
	);
});

it("asks when a message is late or the server's clock was set back, and not again and again", () => {
	const world = new World();
	world.question(30, 30);
	expect([world.message(900), world.message(20)]).toEqual([false, false]);
	expect(world.message(1100)).toBe(true);
	world.question(30, 30);
	expect(world.behind()).toBeLessThanOrEqual(60);
	expect(world.message(1100)).toBe(false);
	world.passed += 10_000;
	world.server -= 90_000;
	expect(world.message(30)).toBe(true);
	world.question(30, 30);
	expect(world.behind()).toBe(30);
	world.passed += 10_000;
	world.server += 90_000;
	expect(world.message(30)).toBe(false);
	expect(world.behind()).toBe(30);
});

it("asks for a snapshot after slow first messages, and is right with the answer", () => {
	const world = new World();
	const asked = performance.now();
	const now = world.passed + world.server;
	world.passed += 8000;
	expect(clock.learnServerTime(now, asked)).toBe(true);
	expect(world.behind()).toBe(8000);
	world.question(40, 40);
	expect(world.behind()).toBe(40);
});

it("counts a time as passed once a message proves it, whatever the page's clock shows", () => {
	const world = new World();
	world.question(30, 30);
	const end = world.passed + world.server + 60_000;
	const calls: string[] = [];
	const look = (ms: number) => {
		world.passed += ms;
		vi.advanceTimersByTime(200);
		return calls.splice(0);
	};
	const stop = clock.watchEnd(
		end,
		() => calls.push("ask"),
		() => calls.push(`${clock.hasEnded(end)}`),
	);
	expect(look(50_000)).toEqual([]);
	// The page's clock jumps: the server is asked, and its answer puts the clock right.
	world.jump(20_000);
	expect(look(0)).toEqual(["ask"]);
	expect([isReached(end), clock.hasEnded(end)]).toEqual([true, false]);
	world.question(30, 30);
	expect(look(0)).toEqual([]);
	expect(isReached(end)).toBe(false);
	expect(look(12_000)).toEqual(["ask"]);
	world.question(30, 30);
	expect(look(0)).toEqual(["true"]);
	expect(look(5000)).toEqual([]);
	stop();
	// A time that the server has passed before is not asked about.
	clock.watchEnd(
		end,
		() => calls.push("ask"),
		() => calls.push("changed"),
	)();
	expect([calls, clock.hasEnded(end)]).toEqual([[], true]);
});

it("ends nothing during a pause, and nothing that the host has moved", () => {
	const receive = paused();
	vi.advanceTimersByTime(LATE);
	receive({ seq: 2, prev: 1, game: {} });
	expect(clock.hasEnded(END)).toBe(false);
	const countdown = { limit: END + LATE, hard_limit: END + LATE + 5000 };
	receive({ seq: 3, prev: 2, game: { paused_at: null, countdown } });
	expect([clock.hasEnded(END), clock.hasEnded(START - 1)]).toEqual([false, true]);
});
