import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import { diffPatch } from "../../../../gateway/room/diff-patch.ts";
import { shownRoom } from "../../../../gateway/room/shown-room.ts";
import { type RandomStep, takeRandomStep } from "../../../rules/anything/random-actions.ts";
import { randomGames } from "../../../rules/anything/random-game.ts";
import { runs } from "../../../support/runs.ts";
import { Table } from "../../../support/table.ts";
import { type Gateway, RoomOnTwoGateways } from "./two-gateways.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets the promises of the dispatches go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The network's actions after a step of the game. The number chooses among several messages. */
const NETWORK: Record<string, (all: RoomOnTwoGateways, gateway: Gateway, n: number) => void> = {
	"a call of the engine returns": (_all, { returning }, n) => one(returning, n)?.(),
	"the room handles an action": (all) => all.handleNext(),
	"a publication arrives": (_all, gateway, n) => {
		const publication = one(gateway.arriving, n > 15 ? n : 0);
		if (publication) gateway.receive(publication);
	},
	"a publication is lost": (_all, { arriving }) => void one(arriving, 0),
	"the room is queried": (_all, { dispatch }) => void dispatch.askRoom(),
	"a query returns": (_all, { queried }) => one(queried, 0)?.(),
};

/** Takes one of these out. */
const one = <T>(waiting: T[], n: number): T | undefined =>
	waiting.splice(n % Math.max(1, waiting.length), 1)[0];

const happenings = fc.array(
	fc.record({ what: fc.constantFrom(...Object.keys(NETWORK)), where: fc.nat(1), n: fc.nat(20) }),
	{ maxLength: 6 },
);

/** Plays a game over two gateways. Returns how often more was shown than a room had published. */
async function playOver(
	all: RoomOnTwoGateways,
	steps: readonly RandomStep[],
	network: readonly { what: string; where: number; n: number }[][],
): Promise<number> {
	let early = 0;
	for (const [i, step] of steps.entries()) {
		takeRandomStep(all.table, { ...step, twice: null });
		await settle();
		for (const { what, where, n } of network[i % network.length] ?? []) {
			NETWORK[what]?.(all, all.gateways[where === 0 ? 0 : 1], n);
			await settle();
			for (const gateway of all.gateways) {
				expectPossible(all, gateway);
				if (all.shown(gateway) !== gateway.confirmed) early++;
			}
		}
	}
	return early;
}

test("the state shown early follows from some order of the recorded actions, and becomes the room's state", async () => {
	let early = 0;
	const plays = fc.asyncProperty(
		randomGames,
		fc.array(happenings, { minLength: 20 }),
		async (game, network) => {
			const all = new RoomOnTwoGateways(game);
			early += await playOver(all, game.steps, network);
			await quieten(all);
			for (const gateway of all.gateways) expect(all.shown(gateway)).toEqual(all.table.room);
		},
	);
	// In a handful of games it may be that nothing is shown early.
	await fc.assert(plays, { numRuns: Math.max(10, runs(40)) });
	expect(early).toBeGreaterThan(0);
}, 240_000);

/** Lets every call return, and both gateways query the room. */
async function quieten({ gateways }: RoomOnTwoGateways): Promise<void> {
	while (gateways.some(({ returning, queried }) => returning.length + queried.length > 0)) {
		for (const { returning, queried } of gateways)
			for (const goOn of [...returning.splice(0), ...queried.splice(0)]) goOn();
		await vi.advanceTimersByTimeAsync(WIRE_LIMITS.reactionInterval);
	}
	for (const { dispatch, queried } of gateways) {
		const asked = dispatch.askRoom();
		one(queried, 0)?.();
		await asked;
	}
}

/**
 * Expects that some of the recorded actions, in some order, lead from the confirmed state to the
 * one that is shown. The answers of some may have been lost.
 */
function expectPossible(all: RoomOnTwoGateways, gateway: Gateway): void {
	const shown = all.shown(gateway);
	const { confirmed, dispatch } = gateway;
	const unanswered = new Set([...dispatch.recorded, ...all.unhandled]);
	const isPossible = canLead(confirmed, [...unanswered], shown, all.table.now);
	expect(isPossible, "the state that is shown follows from no order").toBe(true);
}

function canLead(from: Room, actions: readonly PlayerAction[], to: Room, now: number): boolean {
	if (from === to || diffPatch(from, to) === null) return true;
	if (from.version >= to.version) return false;
	return actions.some((action, i) => {
		// A player's own actions keep their order.
		if (actions.slice(0, i).some(({ player }) => player === action.player)) return false;
		const outcome = reduce(from, action as Action, { now, random: Math.random });
		const next = "room" in outcome ? outcome.room : from;
		return canLead(next, actions.toSpliced(i, 1), to, now);
	});
}

/** Returns a room in which three players write, and a done of the first. */
function writing() {
	const table = new Table(3, { num_switches: 2, write_duration: 60 }).playTo(STATUS.storyWrite);
	const done = (player: number): PlayerAction => ({
		type: "story/submit",
		player,
		id: `done of ${player}`,
		body: {
			submission:
				Object.values(table.room.submissions).find((part) => part.player === player)?.id ?? 0,
			done: true,
			flagged: null,
		},
	});
	return { table, done };
}

test("a recorded done is shown, and looks as the room will publish it", () => {
	const { table, done } = writing();
	const shown = shownRoom(table.room, [done(1)], table.now);
	expect(shown.seats[1]?.status).toBe(STATUS.postStoryWrite);
	table.try(done(1) as Action);
	expect(shown).toEqual(table.room);
});

test("nothing is shown early that moves the game on, or is sent after it", () => {
	const { table, done } = writing();
	const shown = shownRoom(table.room, [done(1), done(2), done(3), done(1)], table.now);
	expect([1, 2, 3].map((id) => shown.seats[id]?.status)).toEqual([
		STATUS.postStoryWrite,
		STATUS.postStoryWrite,
		STATUS.storyWrite,
	]);
});

test("nothing is shown early that gets an id, because ids depend on the order", () => {
	const { room, now } = new Table(3, { num_switches: 1 }).playTo(STATUS.reacting);
	const [story] = Object.values(room.stories).filter(({ captain }) => captain !== 1);
	const reaction: PlayerAction = {
		type: "story/react",
		player: 1,
		id: "a",
		body: { reaction: -1, story: story?.id ?? 0, parts: [[]] },
	};
	expect("room" in reduce(room, reaction as Action, { now, random: Math.random })).toBe(true);
	expect(shownRoom(room, [reaction], now)).toBe(room);
});

test("a done is not shown early when the room may handle it too late", () => {
	const { table, done } = writing();
	const last = (table.room.deadline ?? 0) - WIRE_LIMITS.handledWithin;
	expect(shownRoom(table.room, [done(1)], last).seats[1]?.status).toBe(STATUS.postStoryWrite);
	expect(shownRoom(table.room, [done(1)], last + 1)).toBe(table.room);
});

test("nothing is shown early in a room under a build with other rules", () => {
	const { table, done } = writing();
	const older = { ...table.room, runsSchema: 1 };
	expect(shownRoom(older, [done(1)], table.now)).toBe(older);
});
