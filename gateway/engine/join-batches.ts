import type { Newcomer } from "#game/room.ts";
import type { JoinAnswer, JoinRequest } from "../../workflows/messages.ts";

/** A newcomer's index in a batch, and the room's reply to the batch. */
interface Place {
	index: number;
	answer: Promise<JoinAnswer>;
}

/**
 * Returns the function that lets a newcomer join a room. Joins that arrive while another join of
 * the room is in progress are sent together.
 */
export function batchJoins(send: (code: string, newcomers: JoinRequest) => Promise<JoinAnswer>) {
	/** By room code: the joins that wait for the room's join in progress. */
	const batches = new Map<string, { newcomers: JoinRequest; answer: Promise<JoinAnswer> }>();
	/** By room code: the last join that was sent or is waiting. */
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
