import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "#game/room.ts";
import { Dispatch } from "../../gateway/dispatch.ts";
import type { Engine } from "../../gateway/engine.ts";
import { WIRE_LIMITS } from "../../gateway/limits.ts";
import type { Publication } from "../../workflows/messages.ts";
import { Table } from "../support/table.ts";

/** The engine whose publications are all lost: what a crash in the wrong moment does, which no test can time. */
class SilentEngine implements Pick<Engine, "signal" | "state"> {
	questions = 0;
	answer: (() => void) | null = null;
	room: Room = new Table(2).room;

	async signal(): Promise<void> {}

	state(): Promise<Room> {
		this.questions++;
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
let heard: Publication[];
beforeEach(() => {
	vi.useFakeTimers();
	engine = new SilentEngine();
	heard = [];
	// Of an engine, Dispatch uses these two calls alone.
	dispatch = new Dispatch("ABCD", engine as unknown as Engine, (publication) => {
		heard.push(publication);
		for (const answer of publication.acks) dispatch.answered(answer);
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
	await dispatch.send("game/ready", 1, "a", {});
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
	await dispatch.send("game/ready", 1, "a", {});
	await dispatch.send("game/ready", 2, "b", {});
	await silence(WIRE_LIMITS.silence);
	expect(engine.questions).toBe(1);
	engine.answer?.();
	await silence(0);
	expect([heard.length, acked()]).toEqual([2, ["a"]]);
});
