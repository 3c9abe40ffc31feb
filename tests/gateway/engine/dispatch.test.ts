import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "#game/room.ts";
import { Dispatch, type DispatchOptions } from "../../../gateway/engine/dispatch.ts";
import type { Engine } from "../../../gateway/engine/engine.ts";
import { WIRE_LIMITS } from "../../../gateway/limits.ts";
import type { SentAction } from "../../../workflows/messages.ts";
import { Table } from "../../support/table.ts";

type Answers = Parameters<DispatchOptions["answer"]>[0];

/**
 * The engine whose publications are all lost: what a crash in the wrong moment does, which no test
 * can time.
 */
class SilentEngine implements Pick<Engine, "signal" | "state"> {
	questions = 0;
	answer: (() => void) | null = null;
	room: Room = new Table(2).room;

	readonly signals: SentAction[] = [];
	broken = false;

	async signal(_code: string, _action: string, sent: SentAction): Promise<void> {
		if (this.broken) throw new Error("the engine is gone");
		this.signals.push(sent);
	}

	async state(): Promise<Room> {
		this.questions++;
		if (this.broken) throw new Error("the engine is gone");
		return new Promise((resolve) => {
			this.answer = () => resolve(this.room);
		});
	}

	/** The room has handled an action of player 1. */
	handle(id: string): void {
		const room = structuredClone(this.room);
		room.seats[1]?.recent.push(id);
		this.room = room;
	}
}

let engine: SilentEngine;
let dispatch: Dispatch;
let heard: Answers[];
beforeEach(() => {
	vi.useFakeTimers();
	engine = new SilentEngine();
	heard = [];
	dispatch = new Dispatch({
		code: "ABCD",
		engine,
		actionsPerMinute: 60,
		answer(answers) {
			heard.push(answers);
			for (const answer of [...answers.acks, ...answers.refusals]) dispatch.answered(answer);
		},
	});
});
afterEach(() => {
	dispatch.close();
	vi.useRealTimers();
});

const acked = () => heard.flatMap(({ acks }) => acks.map(({ id }) => id));

async function silence(ms: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(ms);
}

test("a room that stays silent is asked until it has answered", async () => {
	dispatch.send("game/ready", 1, "a", {});
	await silence(WIRE_LIMITS.silence);
	engine.answer?.(); // it had not come to that action yet
	await silence(WIRE_LIMITS.silence);
	expect([engine.questions, acked(), dispatch.settled]).toEqual([1, [], false]);
	engine.handle("a");
	await silence(WIRE_LIMITS.silence);
	engine.answer?.();
	await silence(WIRE_LIMITS.silence * 10);
	expect([engine.questions, acked(), dispatch.settled]).toEqual([2, ["a"], true]);
});

test("players who wait for one room share one question", async () => {
	engine.handle("a");
	dispatch.send("game/ready", 1, "a", {});
	dispatch.send("game/ready", 2, "b", {});
	await silence(WIRE_LIMITS.silence);
	expect(engine.questions).toBe(1);
	engine.answer?.();
	await silence(0);
	expect([heard.length, acked()]).toEqual([2, ["a"]]);
});

test("an action that the engine does not take is refused, also when the room cannot be asked", async () => {
	engine.broken = true;
	dispatch.send("game/ready", 1, "a", {});
	await silence(0);
	expect(
		heard.flatMap(({ refusals }) => refusals.map(({ player, id }) => ({ player, id }))),
	).toEqual([{ player: 1, id: "a" }]);
	expect(dispatch.settled).toBe(true);
});

test("a message that comes again while its action is under way is answered once", async () => {
	dispatch.send("game/ready", 1, "a", {});
	dispatch.send("game/ready", 1, "a", {});
	await silence(0);
	expect(engine.signals).toHaveLength(1);
	expect(dispatch.answered({ player: 1, id: "a" })).toEqual(["a"]);
	expect(dispatch.settled).toBe(true);
});

const react = (id: string, story: number, emoji: number) =>
	dispatch.send("story/react", 1, id, { reaction: -1, story, parts: [[emoji]], flagged: null });

test("fast reactions to one story go to the engine as one, and each is answered", async () => {
	react("r0", 5, 0);
	await silence(0);
	for (let i = 1; i < 7; i++) react(`r${i}`, 5, i);
	await silence(WIRE_LIMITS.reactionGather);
	expect(engine.signals.map(({ id }) => id)).toEqual(["r0", "r6"]);
	expect(engine.signals.flatMap(({ id = "" }) => dispatch.answered({ player: 1, id }))).toEqual([
		"r0",
		"r1",
		"r2",
		"r3",
		"r4",
		"r5",
		"r6",
	]);
	expect(dispatch.settled).toBe(true);
});

test("a vote waits for no gathering, and comes after the reactions before it", async () => {
	react("r0", 5, 0);
	await silence(0);
	react("r1", 5, 1);
	await silence(0);
	expect(engine.signals.map(({ id }) => id)).toEqual(["r0"]);
	dispatch.send("story/vote", 1, "v", { award: 1, story: 5 });
	await silence(0);
	expect(engine.signals.map(({ id }) => id)).toEqual(["r0", "r1", "v"]);
});

test("reactions to other stories, and other players' reactions, wait for nobody", async () => {
	react("r0", 5, 0);
	react("r1", 6, 0);
	dispatch.send("story/react", 2, "s0", { reaction: -1, story: 5, parts: [[1]], flagged: null });
	await silence(0);
	expect(engine.signals.map(({ id }) => id).sort()).toEqual(["r0", "r1", "s0"]);
});

test("a seat's budget runs out, comes back with the time, and is nobody else's", async () => {
	const spent = () => Array.from({ length: 1000 }, () => dispatch.spend(1)).filter(Boolean).length;
	expect(spent()).toBe(WIRE_LIMITS.actionBurst);
	expect(dispatch.spend(2)).toBe(true);
	vi.advanceTimersByTime(10_000);
	expect(spent()).toBe(10);
});
