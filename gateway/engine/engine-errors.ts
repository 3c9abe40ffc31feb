import { isGrpcServiceError, WorkflowNotFoundError } from "@temporalio/client";
import { WIRE_LIMITS } from "../limits.ts";

/** The room that a call names does not run any more. */
export class RoomOver extends Error {}

/** gRPC statuses. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
export const NOT_FOUND = 5;
const RESOURCE_EXHAUSTED = 8;
const FAILED_PRECONDITION = 9;
const UNAVAILABLE = 14;

/**
 * Calls again while the engine cannot serve the call for a reason that passes; throws its error
 * after `patience` ms. A call
 * may arrive twice, which action ids and idempotent joins make harmless. Throws RoomOver when the
 * room does not run.
 */
export async function untilServed<T>(
	call: () => Promise<T>,
	patience: number = WIRE_LIMITS.engineAway,
): Promise<T> {
	const giveUp = performance.now() + patience;
	for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
		try {
			return await call();
		} catch (error) {
			if (error instanceof WorkflowNotFoundError) throw new RoomOver();
			if (!passes(error) || performance.now() > giveUp) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}

function passes(error: unknown): boolean {
	const cause = grpcErrorIn(error);
	// The native client leaves `details` empty.
	const words = `${cause?.message} ${cause?.details}`;
	switch (cause?.code) {
		case DEADLINE_EXCEEDED:
		case RESOURCE_EXHAUSTED:
		case UNAVAILABLE:
			return true;
		case INVALID_ARGUMENT:
			// The run is full and about to be renewed, which it can as soon as no further signal comes.
			return words.includes("limit for signal events");
		case FAILED_PRECONDITION:
			// After a crash the room's last task counts as failed until the next one is done.
			return words.includes("Workflow Task in failed state");
		default:
			return false;
	}
}

/** The gRPC status behind an error; null when there is none. */
export const statusOf = (error: unknown): number | null => grpcErrorIn(error)?.code ?? null;

function grpcErrorIn(error: unknown) {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (isGrpcServiceError(cause)) return cause;
	}
	return null;
}
