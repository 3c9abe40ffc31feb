import type { AttackCase } from "../case.ts";
import { p99Limit } from "../others.ts";
import { FULL_STORM, resyncStorm } from "./resync-storm.ts";

const P99 = 500;
const MEMORY = 200;
/** A room that is filled in seconds. */
const SMALL = { players: 4, parts: 1, length: 14_000, sockets: 4, resyncs: 40 };

export const storm: AttackCase = {
	name: "a storm of resyncs",
	asked: `p99 of others < ${P99} ms, memory < +${MEMORY} MB`,
	async run({ target, small }) {
		const { before, during, memory, blocked, snapshots } = await resyncStorm({
			url: target.url,
			size: small ? SMALL : FULL_STORM,
		});
		const more = Math.round(memory.peak - memory.before);
		return {
			figures: {
				"p99 before": Math.round(before.p99),
				"p99 during": Math.round(during.p99),
				"MB more": more,
				"loop blocked ms": Math.round(blocked.during),
				snapshots,
			},
			passed: during.p99 < p99Limit(P99, before.p99, small) && more < MEMORY,
		};
	},
};
