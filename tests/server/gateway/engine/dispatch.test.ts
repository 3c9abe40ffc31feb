import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { migrate } from "#game/migrate.ts";
import type { Room } from "#game/room.ts";
import { Dispatch, type DispatchOptions } from "../../../../gateway/engine/dispatch.ts";
import type { Engine } from "../../../../gateway/engine/engine.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import type { SentAction } from "../../../../workflows/messages.ts";
import { Table } from "../../../support/table.ts";

type Answers = Parameters<DispatchOptions["answer"]>[0];

/** An engine that loses all publications, as a crash in the wrong moment does. */
class SilentEngine implements Pick<Engine, "signal" | "state"> {
	queries = 0;
	answer: (() => void) | null = null;
	room: Room = new Table(2).room;

	readonly names: string[] = [];
	readonly signals: SentAction[] = [];
	broken = false;

	async signal(_code: string, signal: string, sent: SentAction): Promise<void> {
		if (this.broken) throw new Error("the engine is gone");
		this.names.push(signal);
		this.signals.push(sent);
	}

	async state(): Promise<Room> {
		this.queries++;
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
let received: Answers[];
beforeEach(() => {
	vi.useFakeTimers();
	engine = new SilentEngine();
	received = [];
	dispatch = new Dispatch({
		code: "ABCD",
		engine,
		room: () => engine.room,
		actionsPerMinute: 60,
		recorded: () => {},
		answer(answers) {
			received.push(answers);
			for (const answer of [...answers.acks, ...answers.refusals]) dispatch.answered(answer);
		},
	});
});
afterEach(() => {
	dispatch.close();
	vi.useRealTimers();
});

const acked = () => received.flatMap(({ acks }) => acks.map(({ id }) => id));

async function silence(ms: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(ms);
}

test("the oldest action is the first without an answer, whoever sent it", async () => {
	expect(dispatch.oldestReceived()).toBe(Number.POSITIVE_INFINITY);
	dispatch.send("game/ready", 2, "a", {}, 100);
	dispatch.send("game/ready", 1, "b", {}, 200);
	expect(dispatch.oldestReceived()).toBe(100);
	dispatch.answered({ player: 2, id: "a" });
	expect(dispatch.oldestReceived()).toBe(200);
	expect(dispatch.receivedAt({ player: 1, id: "b" })).toBe(200);
});

test("a silent room is queried until it has answered", async () => {
	dispatch.send("game/ready", 1, "a", {});
	await silence(WIRE_LIMITS.silence);
	engine.answer?.(); // The room has not handled the action yet.
	await silence(WIRE_LIMITS.silence);
	expect([engine.queries, acked(), dispatch.settled]).toEqual([1, [], false]);
	engine.handle("a");
	await silence(WIRE_LIMITS.silence);
	engine.answer?.();
	await silence(WIRE_LIMITS.silence * 10);
	expect([engine.queries, acked(), dispatch.settled]).toEqual([2, ["a"], true]);
});

test("players who wait for one room share one query", async () => {
	engine.handle("a");
	dispatch.send("game/ready", 1, "a", {});
	dispatch.send("game/ready", 2, "b", {});
	await silence(WIRE_LIMITS.silence);
	expect(engine.queries).toBe(1);
	engine.answer?.();
	await silence(0);
	expect([received.length, acked()]).toEqual([2, ["a"]]);
});

test("who needs a state that is not older than their call waits for a query that begins after it", async () => {
	const older = engine.room;
	void dispatch.askRoom();
	const states = [dispatch.askAnew(), dispatch.askAnew()];
	engine.answer?.();
	await silence(0);
	engine.handle("a");
	engine.answer?.();
	expect(await Promise.all(states)).toEqual([engine.room, engine.room]);
	expect([engine.queries, received.map((answers) => "room" in answers && answers.room)]).toEqual([
		2,
		[older, engine.room, engine.room],
	]);
});

test("each of the host's powers has its own signal, except in a room under a build without it", async () => {
	dispatch.send("game/ready", 1, "a", {});
	dispatch.send("game/vip", 1, "b", { pause: true });
	await silence(0);
	const { runsSchema: _newest, ...older } = engine.room;
	engine.room = migrate({ ...older, schema: 1 });
	dispatch.send("game/vip", 1, "c", { kick_player: 2 });
	await silence(0);
	expect(engine.names).toEqual(["game/ready", "game/vip pause", "game/vip"]);
	expect(engine.signals.map(({ body }) => body)).toEqual([{}, { pause: true }, { kick_player: 2 }]);
});

test("an action that does not reach the engine is refused, also when the room cannot be queried", async () => {
	engine.broken = true;
	dispatch.send("game/ready", 1, "a", {});
	await silence(0);
	expect(
		received.flatMap(({ refusals }) => refusals.map(({ player, id }) => ({ player, id }))),
	).toEqual([{ player: 1, id: "a" }]);
	expect(dispatch.settled).toBe(true);
});

test("a message that is repeated while its action is under way is answered once", async () => {
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
	await silence(WIRE_LIMITS.reactionInterval);
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

test("the wait for repeated reactions is no part of the time of an action", async () => {
	react("r0", 5, 0);
	await silence(0);
	react("r1", 5, 1);
	await silence(WIRE_LIMITS.reactionInterval);
	const [first = 0, second = 0] = ["r0", "r1"].map((id) => dispatch.receivedAt({ player: 1, id }));
	expect(second - first).toBe(WIRE_LIMITS.reactionInterval);
});

test("a vote ends the wait for repeated reactions, and comes after the reactions before it", async () => {
	react("r0", 5, 0);
	await silence(0);
	react("r1", 5, 1);
	await silence(0);
	expect(engine.signals.map(({ id }) => id)).toEqual(["r0"]);
	dispatch.send("story/vote", 1, "v", { award: 1, story: 5 });
	await silence(0);
	expect(engine.signals.map(({ id }) => id)).toEqual(["r0", "r1", "v"]);
});

test("reactions to other stories, and other players' reactions, do not wait", async () => {
	react("r0", 5, 0);
	react("r1", 6, 0);
	dispatch.send("story/react", 2, "s0", { reaction: -1, story: 5, parts: [[1]], flagged: null });
	await silence(0);
	expect(engine.signals.map(({ id }) => id).sort()).toEqual(["r0", "r1", "s0"]);
});

test("a seat's budget runs out, refills with time, and belongs to one seat", async () => {
	const spent = () => Array.from({ length: 1000 }, () => dispatch.spend(1)).filter(Boolean).length;
	expect(spent()).toBe(WIRE_LIMITS.actionBurst);
	expect(dispatch.spend(2)).toBe(true);
	vi.advanceTimersByTime(10_000);
	expect(spent()).toBe(10);
});
