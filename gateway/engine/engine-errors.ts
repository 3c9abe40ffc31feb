import {
	isGrpcServiceError,
	QueryNotRegisteredError,
	WorkflowNotFoundError,
} from "@temporalio/client";
import { GRPC } from "../../activities/engine-unusable.ts";
import { EARLY_TIMER } from "../../workflows/messages.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/** Thrown when the named room does not run. */
export class RoomOver extends Error {}

/**
 * Retries a call after transient errors of the engine, and throws the last one after `timeout` ms.
 * A call may be executed twice, which is harmless because actions have ids and joins are
 * idempotent; throws RoomOver when the room does not run.
 */
export async function withRetries<T>(
	call: () => Promise<T>,
	timeout: number = WIRE_LIMITS.engineAway,
): Promise<T> {
	const giveUp = performance.now() + timeout;
	for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
		try {
			return await call();
		} catch (error) {
			if (error instanceof WorkflowNotFoundError) throw new RoomOver();
			if (!isTransient(error) || performance.now() > giveUp) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}

function isTransient(error: unknown): boolean {
	// The worker has dropped the run since. The client reports it as an unknown query.
	if (error instanceof QueryNotRegisteredError && error.message.startsWith(EARLY_TIMER))
		return true;
	const cause = grpcErrorIn(error);
	// The native client leaves `details` empty.
	const text = `${cause?.message} ${cause?.details}`;
	switch (cause?.code) {
		case GRPC.DEADLINE_EXCEEDED:
		case GRPC.RESOURCE_EXHAUSTED:
		case GRPC.UNAVAILABLE:
			return true;
		case GRPC.INVALID_ARGUMENT:
			// The run has reached its limit of signals. The room renews it once no further signal
			// arrives.
			return text.includes("limit for signal events");
		case GRPC.FAILED_PRECONDITION:
			// After a crash the room's last task counts as failed until the next task is done. A join
			// fails with its task, for example when a signal arrives while the room starts a new run. A
			// worker that starts after more than twenty seconds without any is not known at once.
			return /Workflow Task in failed state|unexpected workflow task failure|no poller seen/i.test(
				text,
			);
		default:
			return false;
	}
}

/** Returns the gRPC status behind an error; null when there is none. */
export const grpcStatusOf = (error: unknown): number | null => grpcErrorIn(error)?.code ?? null;

function grpcErrorIn(error: unknown) {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (isGrpcServiceError(cause)) return cause;
	}
	return null;
}
