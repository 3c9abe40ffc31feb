import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { type Db, openDatabase } from "../../../db/connection.ts";
import { readStore } from "../../../db/store.ts";
import { startOptions } from "../../../gateway/engine/engine.ts";
import { WORKFLOW_TYPE } from "../../../workflows/messages.ts";
import type { room as roomWorkflow } from "../../../workflows/room.ts";
import type { Plotluck } from "../../support/plotluck.ts";
import { openTemporal, type Temporal } from "../../support/temporal.ts";
import { Dice } from "../wire/dice.ts";
import { gather, QUICK } from "../wire/game.ts";
import type { WirePlayer } from "../wire/player.ts";
import { type TurnTexts, takeTurnWith } from "../wire/turn.ts";
import { MemoryRoom } from "./memory-room.ts";

/** The database and the engine of a server. */
interface Stores {
	db: Db;
	temporal: Temporal;
}
const opened = new WeakMap<Plotluck["engine"], Promise<Stores>>();

/** Opens them once for a server, because many connections to SQLite block each other. */
function storesOf(plotluck: Plotluck): Promise<Stores> {
	const known = opened.get(plotluck.engine);
	if (known) return known;
	const open = async () => {
		const db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
		const temporal = await openTemporal(plotluck.engine.address);
		plotluck.beforeStop(async () => {
			await db.destroy();
			await temporal.close();
		});
		return { db, temporal };
	};
	const stores = open();
	opened.set(plotluck.engine, stores);
	return stores;
}

export interface Way {
	/** The part to reach, from 0, with `STATUS.preStoryWrite` or `STATUS.storyWrite`. */
	part?: number;
	/** What players enter on the way; `takeTurn` has texts of its own. */
	texts?: Partial<TurnTexts>;
}

export interface RoomAtOptions<N extends number> extends Way {
	/** How many play. The first is the host. */
	players?: N;
	/** Settings besides `QUICK`. */
	settings?: object;
	/** Whether the players are adults. */
	mature?: boolean;
}

interface Players {
	1: [WirePlayer];
	2: [WirePlayer, WirePlayer];
	3: [WirePlayer, WirePlayer, WirePlayer];
	4: [WirePlayer, WirePlayer, WirePlayer, WirePlayer];
}

/**
 * Opens a room, seats players and begins the room at a phase, which has just begun. It is in the
 * state, with the rows, in which a game played over the wire would be (tests/room/room-at.test.ts):
 *
 *     const [host, guest] = await roomAt(plotluck, STATUS.storyWrite, { players: 2, part: 1 });
 *
 * Everybody who plays is connected and sees the phase. `inSeatOf` gives a browser the seat of one of
 * them. With more than the options can say, seat people with `gather` and call `skipTo`.
 */
export async function roomAt<const N extends number = 3>(
	plotluck: Plotluck,
	status: number,
	{ players, settings, mature, ...way }: RoomAtOptions<N> = {},
): Promise<N extends keyof Players ? Players[N] : WirePlayer[]> {
	const all = await gather(plotluck.url, players ?? 3, { ...QUICK, ...settings }, mature);
	await skipTo(plotluck, all, status, way);
	return all as N extends keyof Players ? Players[N] : WirePlayer[]; // as many as were asked for
}

/**
 * Plays the room of these players on to a phase without waiting for anything, as `playTo` does over
 * the wire. The room goes on in a new workflow; news for people who are away are not told.
 */
export async function skipTo(
	plotluck: Plotluck,
	players: WirePlayer[],
	status: number,
	{ part = 0, texts = {} }: Way = {},
): Promise<void> {
	const code = players[0]?.seat.room_code ?? "";
	const isThere = ({ room }: MemoryRoom) => room.status >= status && (room.part ?? part) >= part;
	const { db, temporal } = await storesOf(plotluck);
	const chance = new Dice(1);
	const random = () => plotluck.dice ?? chance.roll();
	const before = await settledState(temporal, code);
	const memory = new MemoryRoom(before, db, { limits: plotluck.limits, random });
	await play(memory, players, () => isThere(memory), texts);
	const { room } = memory;
	if (room === before) return;
	await temporal.client.workflow.start<typeof roomWorkflow>(WORKFLOW_TYPE, {
		...startOptions(code, { store: (await readStore(db)).id, game: room.id }),
		args: [{ room }],
		workflowIdConflictPolicy: "TERMINATE_EXISTING",
	});
	await Promise.all(players.map((player) => player.until(() => sees(player, room))));
}

/** Returns the state of a room when it waits for no effect, which would end with its workflow. */
async function settledState(temporal: Temporal, code: string): Promise<Room> {
	for (;;) {
		const room = await temporal.stateOf(code);
		if (room.awaiting === null) return room;
		await pause(20);
	}
}

/** Lets the players do what the room asks, one after the other, and the time pass when nobody can. */
async function play(
	memory: MemoryRoom,
	players: readonly WirePlayer[],
	isThere: () => boolean,
	texts: Partial<TurnTexts>,
): Promise<void> {
	const all = players.map(({ id }) => memory.seated(id));
	const host = memory.seated(memory.room.hostId);
	if (!isThere() && memory.room.status === STATUS.lobby)
		demand(await host.act("game/start"), memory);
	while (!isThere()) {
		const { version } = memory.room;
		for (const who of all) if (!isThere()) demand(await takeTurnWith(texts, who), memory);
		if (memory.room.version === version) await memory.passTime();
	}
}

function demand(refusal: string | null, { room }: MemoryRoom): void {
	if (refusal !== null) throw new Error(`In status ${room.status}: ${refusal}`);
}

/** Returns whether a player sees this state, which no action has changed yet. */
const sees = ({ id, game, player }: WirePlayer, { stage, status, part, seats }: Room): boolean =>
	game.stage === stage &&
	game.status === status &&
	(game.submission.part ?? null) === part &&
	player.status === seats[id]?.status;
