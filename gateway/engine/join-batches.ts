import type { Newcomer } from "#game/room.ts";
import type { JoinAnswer, JoinRequest } from "../../workflows/messages.ts";

/** The place of a newcomer in a batch, and the room's answer to the batch. */
interface Place {
	index: number;
	answer: Promise<JoinAnswer>;
}

/**
 * Returns the function that lets a newcomer join a room. Joins that arrive while another join of the
 * room is under way are sent together.
 */
export function batchJoins(send: (code: string, newcomers: JoinRequest) => Promise<JoinAnswer>) {
	/** By room code: the joins that wait for the room's join under way. */
	const batches = new Map<string, { newcomers: JoinRequest; answer: Promise<JoinAnswer> }>();
	/** By room code: the last join that was sent or waits. */
	const lastJoins = new Map<string, Promise<unknown>>();

	return (code: string, newcomer: Newcomer): Place => {
		const waiting = batches.get(code);
		if (waiting) return { index: waiting.newcomers.push(newcomer) - 1, answer: waiting.answer };
		const newcomers = [newcomer];
		const answer = (lastJoins.get(code) ?? Promise.resolve()).then(() => {
			batches.delete(code);
			return send(code, newcomers);
		});
		const settled: Promise<unknown> = answer
			.catch(() => {})
			.then(() => {
				if (lastJoins.get(code) === settled) lastJoins.delete(code);
			});
		lastJoins.set(code, settled);
		batches.set(code, { newcomers, answer });
		return { index: 0, answer };
	};
}
