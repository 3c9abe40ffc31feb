import { setTimeout as pause } from "node:timers/promises";
import { isGrpcServiceError } from "@temporalio/client";
import { NativeConnection, type NativeConnectionOptions } from "@temporalio/worker";
import { SEARCH_ATTRIBUTES } from "../workflows/messages.ts";
import { EngineUnusable, GRPC, refusedAccess } from "./engine-unusable.ts";

/** How connections to the engine are secured; without `tls` they are plain. */
export type EngineAccess = Pick<NativeConnectionOptions, "tls" | "apiKey">;

/** How long a starting server waits for an engine, ms. */
const ENGINE_AWAY = 60_000;
/** How long a starting engine may lack its namespace and search attributes, ms. */
const ENGINE_INCOMPLETE = 10_000;
/** How long an engine may refuse access, ms: in a cluster the next call may reach another host. */
const ENGINE_REFUSES = 1000;
const BETWEEN_DIALS = 100;

/** TASK_QUEUE_TYPE_WORKFLOW. */
export const WORKFLOW_QUEUE = 1;

/**
 * Connects to the engine at host:port. Waits for a starting engine, which accepts connections a
 * moment before it has its namespace. Throws EngineUnusable when it lacks the namespace or a search
 * attribute, or refuses access.
 */
export const connectToEngine = (
	address: string,
	namespace: string,
	access: EngineAccess,
): Promise<NativeConnection> =>
	dialEngine(address, access, async (connection) => {
		await demandNamespace(connection, { address, namespace });
		await demandSearchAttributes(connection, { address, namespace });
	});

/**
 * Connects to the engine at host:port as soon as `check` passes. Throws EngineUnusable when `check`
 * still throws it after a while, or when the engine refuses access.
 */
export async function dialEngine(
	address: string,
	access: EngineAccess,
	check: (connection: NativeConnection) => Promise<void>,
): Promise<NativeConnection> {
	const since = performance.now();
	let giveUp = since + ENGINE_AWAY;
	/** Kept, because a refused connection sometimes looks like a broken one. */
	let refused: EngineUnusable | null = null;
	for (;;) {
		let connection: NativeConnection | undefined;
		try {
			connection = await NativeConnection.connect({ address, ...access });
			await check(connection);
			return connection;
		} catch (problem) {
			await connection?.close();
			refused = refusedAccess(problem, address) ?? refused;
			const now = performance.now();
			if (refused) giveUp = Math.min(giveUp, now + ENGINE_REFUSES);
			else if (problem instanceof EngineUnusable)
				giveUp = Math.min(giveUp, now + ENGINE_INCOMPLETE);
			if (now > giveUp) throw refused ?? problem;
			await pause(BETWEEN_DIALS);
		}
	}
}

/** A namespace of the engine at host:port. */
interface Place {
	address: string;
	namespace: string;
}

async function demandNamespace(connection: NativeConnection, { address, namespace }: Place) {
	const found = await unless(GRPC.NOT_FOUND, () =>
		connection.workflowService.describeNamespace({ namespace }),
	);
	if (!found)
		throw new EngineUnusable(
			`TEMPORAL_NAMESPACE must name a namespace of the engine at ${address} (got "${namespace}"): ` +
				'npm run temporal:setup (without a clone: "plotluck setup") registers it',
		);
}

/**
 * Throws EngineUnusable when a search attribute is missing, because no room could finish its first
 * task, and joins would hang.
 */
async function demandSearchAttributes(connection: NativeConnection, { address, namespace }: Place) {
	const missing: string[] = [];
	for (const { name, type } of Object.values(SEARCH_ATTRIBUTES)) {
		// The query is valid if the attribute exists, and requires no operator's permissions.
		const query = `${name} IS NULL`;
		const known = await unless(GRPC.INVALID_ARGUMENT, () =>
			connection.workflowService.countWorkflowExecutions({ namespace, query }),
		);
		if (!known) missing.push(`${name} (${type})`);
	}
	if (missing.length > 0)
		throw new EngineUnusable(
			`Namespace "${namespace}" of the engine at ${address} must have the search attributes ${missing.join(", ")}: ` +
				'npm run temporal:setup (without a clone: "plotluck setup") registers them',
		);
}

/** Returns the result of a call; null when it fails with this gRPC status. */
export async function unless<T>(status: number, call: () => Promise<T>): Promise<T | null> {
	try {
		return await call();
	} catch (error) {
		if (isGrpcServiceError(error) && Number(error.code) === status) return null;
		throw error;
	}
}
