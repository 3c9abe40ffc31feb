import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, test } from "vitest";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { connectEngine, type Engine } from "../../gateway/engine/engine.ts";
import { workflowId } from "../../workflows/messages.ts";
import { roomAt } from "../players/rooms/room-at.ts";
import { playTo } from "../players/wire/game.ts";
import { call, WirePlayer } from "../players/wire/player.ts";
import { ownPlotluck, ownTemporal } from "../support/file-set-up.ts";

/**
 * An engine that refuses the 151st signal and the 21st join of a run, so that a room survives only
 * if it continues as new in time. The tests run one after another, because two floods at once
 * overload the engine.
 */
const SIGNALS_A_RUN = 150;
const UPDATES_A_RUN = 20;
const plotluck = ownPlotluck(
	{ ACTIONS_PER_MINUTE: "100000" },
	{
		dynamic: {
			"history.maximumSignalsPerExecution": SIGNALS_A_RUN,
			"history.maxTotalUpdates": UPDATES_A_RUN,
			"limit.historyCount.suggestContinueAsNew": 60,
		},
	},
);
const temporal = ownTemporal(plotluck);
/** The gateway's engine client, which waits while a run is full. */
let engine: Engine;
beforeAll(async () => {
	engine = await connectEngine(plotluck.engine.address, "default", "no store");
});
afterAll(() => engine.close());

/** Runs `send` this number of times, some in parallel. */
async function hail(
	times: number,
	atOnce: number,
	send: (i: number) => Promise<unknown>,
): Promise<void> {
	let next = 0;
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (next < times) await send(next++);
		}),
	);
}

/**
 * Returns the room's state. Retries while the engine refuses the query because the room's last task
 * failed.
 */
async function stateOf(code: string): Promise<Room> {
	const room = await engine.state(code);
	if (!room) throw new Error(`the room ${code} is over`);
	return room;
}

async function runsOf(code: string): Promise<number> {
	const { count } = await temporal.client.workflow.count(`WorkflowId = "${workflowId(code)}"`);
	return count;
}

test("a lobby takes more than a thousand toggles, each one once", { timeout: 300_000 }, async ({
	expect,
}) => {
	const host = await WirePlayer.host(plotluck.url);
	const { room_code: code, id: player } = host.seat;
	const before = await stateOf(code);
	const toggles = 1500;
	await hail(toggles, 10, (i) =>
		engine.signal(code, "game/vip", { player, id: randomUUID(), body: { lock_room: i % 2 === 0 } }),
	);
	// Every accepted action increments the version.
	await expect
		.poll(async () => (await stateOf(code)).version, { timeout: 90_000 })
		.toBe(before.version + toggles);
	await expect.poll(() => runsOf(code), { timeout: 90_000 }).toBeGreaterThan(5);
	expect(await host.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
	expect(host.game.locked).toBe(true);
});

test("writing without a timer: every done and undone is answered, for longer than one run lasts", {
	timeout: 300_000,
}, async ({ expect }) => {
	const players = await roomAt(plotluck, STATUS.storyWrite);
	const [host] = players;
	const answers = await Promise.all(
		// The first player is never done, so that the part goes on.
		players.slice(1).map(async (player) => {
			const all: (string | null)[] = [];
			for (let i = 0; i < 0.6 * SIGNALS_A_RUN; i++) {
				const submission = { id: player.player.current_submission?.id, content: `draft ${i}` };
				all.push(await player.act("story/submit", { submission, done_submission: i % 2 === 0 }));
				await player.until(
					() => player.player.status === (i % 2 === 0 ? STATUS.postStoryWrite : STATUS.storyWrite),
				);
			}
			return all;
		}),
	);
	expect(new Set(answers.flat())).toEqual(new Set([null]));
	expect(host?.game.status).toBe(STATUS.storyWrite);
	await playTo(players, STATUS.results);
	expect(Object.keys(host?.game.stories ?? {})).toHaveLength(3);
});

test("reactions of two hundred people who join during the reading all count", {
	timeout: 300_000,
}, async ({ expect }) => {
	const players = await roomAt(plotluck, STATUS.reacting);
	const [host] = players;
	const code = host.seat.room_code;
	const seats: number[] = [];
	await hail(200, 10, async (i) => {
		const body = { name: `Fan ${i}`, meta: { sprite_id: 1, mature: true } };
		const joined = await call(plotluck.url, "PUT", `/rooms/${code}/audience`, body);
		expect(joined.status, JSON.stringify(joined.body)).toBe(200);
		seats.push(Number(joined.body.id));
	});
	const { stories } = await stateOf(code);
	const reactions = seats.flatMap((player) =>
		Object.values(stories).map(({ id: story }) => ({ player, story })),
	);
	await hail(reactions.length, 10, async (i) => {
		const { player = 0, story = 0 } = reactions[i] ?? {};
		await engine.signal(code, "story/react", {
			player,
			id: randomUUID(),
			body: { reaction: -1, story, parts: [[3]] },
		});
	});
	const given = async () =>
		Object.values((await stateOf(code)).reactions).filter(({ player }) => seats.includes(player))
			.length;
	await expect.poll(given, { timeout: 90_000 }).toBe(reactions.length);
	expect(await runsOf(code)).toBeGreaterThan(3);
	await playTo(players, STATUS.results);
	expect(host?.game.extra.num_audience).toBe(200);
});

test("a player who rejoins again and again gets the seat each time", {
	timeout: 300_000,
}, async ({ expect }) => {
	const { seat } = await WirePlayer.host(plotluck.url);
	const person = {
		name: "Again",
		secret: "the same secret each time",
		meta: { sprite_id: 1, mature: true },
	};
	const ids = new Set<unknown>();
	for (let i = 0; i < 3 * UPDATES_A_RUN; i++) {
		const { status, body } = await call(
			plotluck.url,
			"PUT",
			`/rooms/${seat.room_code}/players`,
			person,
		);
		expect(status).toBe(200);
		ids.add(body.id);
	}
	expect(ids.size).toBe(1);
});
