import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../../supervisor/paths.mjs";
import { type AttackCase, atMost, type Context, told } from "../case.ts";

const BYSTANDER = join(root, "tests", "faults", "attack", "waits", "bystander.mjs");
/** The longest time that other calls may wait, ms. */
const LONGEST = 100;
/** How often an attack is repeated. */
const ROUNDS = 3;
/** Milliseconds of measurement before the attack. */
const CALM = 1000;

interface WaitingOptions<T> {
	name: string;
	/** Prepares each round of the attack; this is not measured. */
	prepare?(context: Context): Promise<T>;
	/** Sends the attack. Resolves when the server has answered all of it. */
	attack(context: Context, prepared: T): Promise<unknown>;
}

/** Returns a case that holds when other calls wait at most 100 ms during the attack. */
export const waitingCase = <T = undefined>({
	name,
	prepare,
	attack,
}: WaitingOptions<T>): AttackCase => ({
	name,
	asked: `other calls wait at most ${LONGEST} ms`,
	async run(context) {
		const { url } = context.target;
		let calm = await longestWait(url, () => pause(CALM));
		const limit = () => (context.small ? Math.max(LONGEST, 4 * calm) : LONGEST);
		const waits: number[] = [];
		// A shared machine stalls now and then. An attack that works does so in each round, so the small
		// size ends with the first one that holds.
		while (waits.length < ROUNDS && !(context.small && Math.min(...waits) <= limit())) {
			const prepared = (await prepare?.(context)) as T; // without `prepare`, T is undefined
			const since = performance.now();
			const wait = await longestWait(url, () => attack(context, prepared));
			const took = performance.now() - since;
			waits.push(wait);
			// A longer time has longer stalls, also without the attack.
			if (wait > limit()) calm = Math.max(calm, await longestWait(url, () => pause(took)));
		}
		const during = context.small ? Math.min(...waits) : Math.max(...waits);
		return {
			"ms without": told(Math.round(calm)),
			"ms during": atMost(Math.round(during), limit()),
		};
	},
});

/** Returns the longest time that an action or a health check takes while `work` runs, in ms. */
async function longestWait(url: string, work: () => Promise<unknown>): Promise<number> {
	const bystander = fork(BYSTANDER, [url]);
	try {
		await once(bystander, "message");
		await work();
		const measured = once(bystander, "message");
		bystander.send("stop");
		const [longest] = await measured;
		return longest;
	} finally {
		bystander.kill("SIGKILL");
	}
}
