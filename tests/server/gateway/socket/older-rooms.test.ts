import { expect, test } from "vitest";
import { type Room, SCHEMA } from "#game/room.ts";
import { storyOf } from "#game/selectors.ts";
import type { SomeSettings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type { Db } from "../../../../db/connection.ts";
import { openRoom } from "../../../../db/rooms.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { Dispatch } from "../../../../gateway/engine/dispatch.ts";
import type { Engine } from "../../../../gateway/engine/engine.ts";
import { LiveRoom } from "../../../../gateway/room/live-room.ts";
import { SavedIds } from "../../../../gateway/room/saved-ids.ts";
import { newConnection } from "../../../../gateway/socket/connection.ts";
import { performAction } from "../../../../gateway/socket/perform-action.ts";
import { saveEntry } from "../../../../gateway/socket/save-entry.ts";
import { Sparks } from "../../../../gateway/sparks/sparks.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { Table } from "../../../support/table.ts";

/** Opens a room in a gateway, with an engine that gets these signals and returns no state. */
function openIn(db: Db, room: Room, signal: Engine["signal"]) {
	const dispatch = new Dispatch({
		code: room.code,
		engine: { signal, state: () => Promise.reject(new Error("the state must not be read")) },
		room: () => room,
		actionsPerMinute: 60,
		recorded: () => {},
		answer: () => {},
	});
	const live = new LiveRoom(room, db, memoryBus(), () => {}, {
		recorded: () => [],
		answered: () => [],
	});
	const sparks = new Sparks(
		() => room,
		() => {},
		memoryBus(),
		() => true,
	);
	return {
		live,
		dispatch,
		saved: new SavedIds(),
		sparks,
		changePace: async () => null,
		askedFor: 0,
	};
}

/** Saves a title that player 1 has typed in a room under a build of this schema. */
async function typeTitle(runsSchema: number) {
	const db = await tempDatabase();
	const table = new Table(2, { num_switches: 1 }).playTo(STATUS.storyTitle);
	const room: Room = {
		...table.room,
		id: (await openRoom(db, "WXYZ", Date.now())) ?? 0,
		runsSchema,
	};
	// Saving an entry asks for nothing else of the client.
	const connection = newConnection({ kind: "seat", id: 1, game: room.id, secret: "" }, {
		address: "",
	} as never);
	const never = () => Promise.reject(new Error("a draft does not reach the engine"));
	const open = openIn(db, room, never);
	const refusal = await saveEntry(db, open, connection, "a", {
		action: "story/title",
		body: { story: { id: storyOf(room, 1)?.id ?? 0, meta: { title: "My great title" } } },
	});
	return { refusal, saved: await db("entries").count({ rows: "*" }).first() };
}

test("an action that the room's build does not know is refused, and never reaches the engine", async () => {
	const db = await tempDatabase();
	const { room: current } = new Table(3, { num_switches: 1 }).playTo(STATUS.reacting);
	const others = Object.values(current.submissions).find(({ player }) => player !== 1);
	const sent = { action: "line/mark", body: { submission: others?.id ?? 0, sentence: 0 } } as const;
	const order = { action: "game/vip", body: { vip_action: { sparks: false } } } as const;
	const stream = { action: "game/vip", body: { vip_action: { overlay: true } } } as const;
	const one = { sparks_of: { player_id: 2, on: false } };
	const calm = { action: "game/vip", body: { vip_action: one } } as const;
	const skip = { action: "reveal/skip", body: {} } as const;
	const old = { action: "game/vip", body: { vip_action: { lock_room: true } } } as const;
	const client = { address: "127.0.0.1", free: true };
	const seat = { player: 1, connectionNumber: 1, client };
	const refusals = async (runsSchema: number) => {
		const signals: string[] = [];
		const signal = async (_code: string, name: string) => void signals.push(name);
		const open = openIn(db, { ...current, runsSchema }, signal);
		const codes: (string | undefined)[] = [];
		for (const [i, action] of [sent, order, stream, calm, skip, old].entries())
			codes.push((await performAction(db, open, seat, `${i}`, action, performance.now()))?.code);
		await expect.poll(() => signals.at(-1)).toBe("game/vip lock_room");
		return { codes, signals };
	};
	expect(await refusals(2)).toEqual({
		codes: ["notNow", "notNow", "notNow", "notNow", "notNow", undefined],
		signals: ["game/vip lock_room"],
	});
	expect((await refusals(4)).codes).toEqual([
		...[undefined, undefined, undefined],
		...["notNow", "notNow", undefined],
	]);
	expect(await refusals(SCHEMA)).toEqual({
		codes: [undefined, undefined, undefined, undefined, "notNow", undefined],
		signals: [
			...["line/mark", "game/vip sparks", "game/vip overlay", "game/vip sparks_of"],
			"game/vip lock_room",
		],
	});
});

test("a draft is refused in a room under a build that never uses it, and is not stored", async () => {
	expect(await typeTitle(SCHEMA)).toEqual({ refusal: null, saved: { rows: 1 } });
	expect(await typeTitle(1)).toMatchObject({ refusal: { code: "notNow" }, saved: { rows: 0 } });
});

test("a value that the room's build does not know is refused, and never reaches the engine", async () => {
	const db = await tempDatabase();
	const { room } = new Table(2);
	const client = { address: "127.0.0.1", free: true };
	const seat = { player: 1, connectionNumber: 1, client };
	const sendSettings = async (settings: SomeSettings, runsSchema: number) => {
		const signals: string[] = [];
		const signal = async (_code: string, name: string) => void signals.push(name);
		const open = openIn(db, { ...room, runsSchema }, signal);
		const action = { action: "game/settings", body: { settings } } as const;
		const refusal = await performAction(db, open, seat, "a", action, performance.now());
		if (!refusal) await expect.poll(() => signals).toEqual(["game/settings"]);
		return refusal?.code ?? signals;
	};
	expect(await sendSettings({ pace: "slow" }, 6)).toBe("notNow");
	expect(await sendSettings({ pace: "slow" }, 7)).toEqual(["game/settings"]);
	expect(await sendSettings({ num_switches: 4 }, 6)).toEqual(["game/settings"]);
});
