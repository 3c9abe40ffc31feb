import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { startTarget } from "../target.ts";

/**
 * Lowered limits of the engine: signals per run (default 10,000), and events after which it
 * suggests a new run.
 */
const LOWERED = {
	"history.maximumSignalsPerExecution": 300,
	"limit.historyCount.suggestContinueAsNew": 60,
};
const PLAYERS = 8;
const PACE = 150;
const REFUSALS_IN_A_ROW = 8;

/** Sends more actions than one run of a room accepts, in a phase without a deadline. */
export const manySignals: AttackCase = {
	name: "more signals than a run takes",
	asked: "every action is acknowledged, at a limit of 300 signals a run",
	async run({ small }) {
		const target = await startTarget({ dynamic: LOWERED });
		const each = small ? 50 : 200;
		try {
			const players = await gather(target.url, PLAYERS, QUICK);
			await playTo(players, STATUS.storyWrite);
			// The host is never done, because the part would end.
			const acknowledged = await Promise.all(
				players.slice(1).map((player) => toggleDone(player, each)),
			);
			const sum = acknowledged.reduce((a, b) => a + b, 0);
			for (const player of players) player.leave();
			return {
				figures: { actions: each * (PLAYERS - 1), acknowledged: sum },
				passed: sum === each * (PLAYERS - 1),
			};
		} finally {
			await target.stop();
		}
	},
};

/**
 * Toggles done. Returns how often it was acknowledged; stops when actions are no longer accepted.
 */
async function toggleDone(player: WirePlayer, times: number): Promise<number> {
	const submission = { id: player.player.current_submission?.id, content: "It rained." };
	let acknowledged = 0;
	for (let refusals = 0; acknowledged < times && refusals < REFUSALS_IN_A_ROW; ) {
		const refused = await player
			.act("story/submit", { submission, done_submission: acknowledged % 2 === 0 })
			.catch(() => "no answer");
		refusals = refused === null ? 0 : refusals + 1;
		if (refused === null) acknowledged++;
		await pause(refused === null ? PACE : 2000);
	}
	return acknowledged;
}
