import { setTimeout as pause } from "node:timers/promises";
import { WirePlayer } from "../players/wire/player.ts";

/**
 * The actions of others meanwhile: median, 99th percentile and slowest in ms, and the number of
 * refusals.
 */
export interface OthersFared {
	median: number;
	p99: number;
	slowest: number;
	refused: number;
	actions: number;
}

const PACE = 100;

/** Measures a player of another room who sends one action after another while `work` runs. */
export async function whileOthersPlay<T>(
	url: string,
	work: () => Promise<T>,
): Promise<{ result: T; others: OthersFared }> {
	const host = await WirePlayer.host(url, {}, "Bystander");
	const took: number[] = [];
	let refused = 0;
	let over = false;
	const playing = (async () => {
		for (let lock = true; !over; lock = !lock) {
			const since = performance.now();
			if ((await host.act("game/vip", { vip_action: { lock_room: lock } })) !== null) refused++;
			took.push(performance.now() - since);
			await pause(PACE);
		}
	})();
	try {
		const result = await work();
		over = true;
		await playing;
		took.sort((a, b) => a - b);
		const at = (share: number) =>
			Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN);
		return {
			result,
			others: { median: at(0.5), p99: at(0.99), slowest: at(1), refused, actions: took.length },
		};
	} finally {
		over = true;
		host.leave();
	}
}

/**
 * Returns the limit of the 99th percentile in ms: the required one or, on a busy machine, four
 * times the value before.
 */
export const p99Limit = (asked: number, before: number, small: boolean): number =>
	small ? Math.max(asked, 4 * before) : asked;
