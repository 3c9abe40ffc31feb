import { STATUS } from "#game/status.ts";
import { playTo } from "../../../players/wire/game.ts";
import { type AttackCase, below, told } from "../case.ts";
import { type OthersFared, p99Limit } from "../waits/others.ts";
import { waitingCase } from "../waits/waiting-case.ts";
import { writtenRoom } from "./full-room.ts";
import { FULL_STORM, resyncStorm } from "./resync-storm.ts";

const P99 = 500;
const MEMORY = 200;
/** Rooms that are filled in seconds. */
const SMALL_STORM = { players: 4, parts: 1, length: 14_000, sockets: 4, resyncs: 40 };
const SMALL_STOPS = { players: 3, parts: 1, length: 13_900, unit: "." };
const FULL_STOPS = { players: 16, parts: 4, length: 13_900, unit: "." };

/** Rooms that are as large as rooms can be. */
export const STORM_CASES: AttackCase[] = [
	{
		name: "a storm of resyncs",
		asked: `p99 of others < ${P99} ms, memory < +${MEMORY} MB`,
		async run({ target: { url }, small }) {
			const size = small ? SMALL_STORM : FULL_STORM;
			const { before, during, memory, blocked, snapshots } = await resyncStorm(url, size);
			const p99 = ({ actions, health }: OthersFared) => Math.max(actions.p99, health.p99);
			return {
				"p99 before": told(p99(before)),
				"p99 during": below(p99(during), p99Limit(P99, p99(before), small)),
				"MB more": below(memory.peak - memory.before, MEMORY),
				"loop blocked ms": told(blocked),
				snapshots: told(snapshots),
			};
		},
	},
	// Its texts are counted for votes, and shown in the reveal and in the results.
	waitingCase({
		name: "parts of full stops at the reveal",
		async prepare({ target: { url }, small }) {
			const players = await writtenRoom(url, small ? SMALL_STOPS : FULL_STOPS);
			await playTo(players, STATUS.voting);
			return players;
		},
		async attack(_, players) {
			await playTo(players, STATUS.results);
			for (const player of players) player.leave();
		},
	}),
];
