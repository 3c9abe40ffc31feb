import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { gather, playTo } from "../../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { shareOfCore } from "../../../support/process-cost.ts";
import { Samples } from "../clients/samples.ts";
import { atMost, type Figure, told } from "../figure.ts";
import { type Machine, memoryOf, startBenchServer } from "../machines.ts";

const SLOW = { pace: "slow", num_switches: 4, show_instructions: false };
const HOST = {
	name: "Alma",
	meta: { sprite_id: 2, theme: 0, accessibility2: "classic", mature: true },
};
/** Rooms opened at once. */
const AT_ONCE = 16;
/** Rooms in which people write, which are visited after the restart. The others are lobbies. */
const WRITING = 50;
/** Milliseconds until a server has done what a start leaves to do. */
const SETTLED = 10_000;
/** Milliseconds of a measurement of processor time, and the most of them until nothing is left to do. */
const WATCHED = 20_000;
const MOST_WATCHED = 30;
/** Cores that a server uses for other things than its rooms. */
const IDLE = 0.1;
const KILOBYTES = 1024;

/**
 * Measures what rooms cost that wait for days: their memory and processor time after a restart, the
 * restart itself, and how long the first visit takes to each of some rooms.
 */
export async function sleepers(folder: string, rooms: number): Promise<Figure[]> {
	const place = `${folder}/sleepers`;
	const env = { MAX_SLOW_ROOMS: String(2 * rooms) };
	const empty = await started(place, env);
	const bare = await settledMemory(empty.machine);
	const seats = await Promise.all(
		Array.from({ length: WRITING }, () => writerOf(empty.machine.url)),
	);
	await openLobbies(empty.machine.url, rooms - WRITING);
	const fresh = await settledMemory(empty.machine);
	await empty.machine.stop();

	const { machine, seconds } = await started(place, env);
	const memory = await settledMemory(machine);
	const visits = new Samples();
	const actions = new Samples();
	for (const seat of seats) await visit(machine.url, seat, visits, actions);
	const { busy, cores } = await idle(machine);
	await machine.stop();
	const among = `${rooms} sleeping rooms`;
	const each = (all: number) => ((all - bare) / rooms) * KILOBYTES;
	return [
		atMost(`${among}: memory of server and engine for one`, 100, "kB", each(memory)),
		told(`${among}: the same before the restart, just opened`, "kB", each(fresh)),
		told(`${among}: time in which the start still uses more than a tenth of a core`, "s", busy),
		told(`${among}: share of a core, server`, "cores", cores.server ?? 0),
		told(`${among}: share of a core, engine`, "cores", cores.engine ?? 0),
		told(`${among}: start of engine and server`, "s", seconds, { floor: empty.seconds }),
		atMost(`${among}: first visit until the state, median`, 200, "ms", visits.at(0.5)),
		told(`${among}: first visit until the state, slowest`, "ms", visits.at(1)),
		told(`${among}: first action until its ack, median`, "ms", actions.at(0.5)),
	];
}

async function started(
	place: string,
	env: Record<string, string>,
): Promise<{ machine: Machine; seconds: number }> {
	const since = performance.now();
	const machine = await startBenchServer(place, env);
	return { machine, seconds: (performance.now() - since) / 1000 };
}

async function settledMemory(machine: Machine): Promise<number> {
	await pause(SETTLED);
	return memoryOf(machine);
}

/** Waits until a server has no more to do after its start, and measures what it uses from then on. */
async function idle({ pids }: Machine): Promise<{ busy: number; cores: Record<string, number> }> {
	for (let n = 0; ; n++) {
		const { cores } = await shareOfCore(pids, () => pause(WATCHED));
		const used = (cores.server ?? 0) + (cores.engine ?? 0);
		if (!(used > IDLE) || n === MOST_WATCHED) return { busy: (n * WATCHED) / 1000, cores };
	}
}

/** Plays a slow game of three to its first part. Returns a writer's seat. */
async function writerOf(url: string): Promise<WireSeat> {
	const players = await gather(url, 3, SLOW);
	await playTo(players, STATUS.storyWrite);
	for (const player of players) player.leave();
	const [first] = players;
	if (!first) throw new Error("nobody came");
	return first.seat;
}

async function openLobbies(url: string, count: number): Promise<void> {
	let left = count;
	const open = async () => {
		while (left-- > 0) {
			const { status } = await call(url, "POST", "/rooms/", { settings: SLOW, host: HOST });
			if (status !== 201) throw new Error(`a room was refused with ${status}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, open));
}

async function visit(
	url: string,
	seat: WireSeat,
	visits: Samples,
	actions: Samples,
): Promise<void> {
	const before = performance.now();
	const player = await new WirePlayer(url, seat).connect();
	visits.add(performance.now() - before);
	const since = performance.now();
	const refused = await player.act("story/submit", {
		submission: { id: player.player.current_submission?.id, content: "It rained for a week." },
		done_submission: true,
	});
	if (refused) throw new Error(`the first action was refused: ${refused}`);
	actions.add(performance.now() - since);
	player.leave();
}
