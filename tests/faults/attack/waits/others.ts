import { setTimeout as pause } from "node:timers/promises";
import { WirePlayer } from "../../../players/wire/player.ts";

/** How long calls took, in ms. */
export interface Waits {
	median: number;
	p99: number;
	slowest: number;
	calls: number;
}

/** What others noticed: a player who acts in another room, and who asks for the server's health. */
export interface OthersFared {
	actions: Waits;
	refused: number;
	health: Waits;
	unhealthy: number;
}

/** Milliseconds between two calls. A seat may send 120 actions at once and few after that. */
const PACE = 100;

/** Measures others who send one call after another while `work` runs. */
export async function whileOthersPlay<T>(
	url: string,
	work: () => Promise<T>,
): Promise<{ result: T; others: OthersFared }> {
	const host = await WirePlayer.host(url, {}, "Bystander");
	let over = false;
	/** Repeats a call until the work is over. Returns its times, and how often it failed. */
	const repeat = async (succeeds: () => Promise<boolean>) => {
		const took: number[] = [];
		let failed = 0;
		while (!over) {
			const since = performance.now();
			if (!(await succeeds())) failed++;
			took.push(performance.now() - since);
			await pause(PACE);
		}
		return { waits: waitsOf(took), failed };
	};
	let lock = false;
	const acts = async () => {
		lock = !lock;
		return (await host.act("game/vip", { vip_action: { lock_room: lock } })) === null;
	};
	const looking = repeat(async () => (await fetch(`${url}/healthz`)).ok);
	const acting = repeat(acts);
	try {
		const result = await work();
		over = true;
		const [actions, health] = await Promise.all([acting, looking]);
		return {
			result,
			others: {
				actions: actions.waits,
				refused: actions.failed,
				health: health.waits,
				unhealthy: health.failed,
			},
		};
	} finally {
		over = true;
		host.leave();
	}
}

function waitsOf(took: number[]): Waits {
	took.sort((a, b) => a - b);
	const at = (share: number) =>
		Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN);
	return { median: at(0.5), p99: at(0.99), slowest: at(1), calls: took.length };
}

/**
 * Returns the limit of the 99th percentile in ms: the required one or, on a busy machine, four
 * times the value before.
 */
export const p99Limit = (asked: number, before: number, small: boolean): number =>
	small ? Math.max(asked, 4 * before) : asked;
