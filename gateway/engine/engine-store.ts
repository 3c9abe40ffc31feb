import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import type { NativeConnection } from "@temporalio/worker";
import * as v from "valibot";
import { WORKFLOW_TYPE, workflowId } from "../../workflows/messages.ts";

/** The engine's record of the database: its id, and the highest ids that may have been assigned. */
export interface StoreRecord {
	store: string;
	dealt: Partial<Record<string, number>>;
}

/** A running room. Rooms that began before store ids existed lack both ids. */
export interface EngineRoom {
	code: string;
	store?: string | undefined;
	game?: number | undefined;
}

/** The engine's records of the database and of its rooms. */
export interface EngineStore {
	/** Returns the namespace's record; null when no database was ever bound to it. */
	readRecord(): Promise<StoreRecord | null>;
	/** Repeats failed writes for `timeout` ms, then throws. */
	writeRecord(record: StoreRecord, timeout: number): Promise<void>;
	/**
	 * Returns the room that runs under a code; null when there is none. Rejects when that is
	 * uncertain.
	 */
	running(code: string): Promise<EngineRoom | null>;
	allRunning(): AsyncIterable<EngineRoom>;
	/** Terminates a room. Does nothing when the room has already ended. */
	end(code: string, reason: string): Promise<void>;
}

/** The key of the record in the namespace's data. */
const KEY = "plotluck";
const Stored = v.object({ store: v.string(), dealt: v.record(v.string(), v.number()) });
const Memo = v.object({ store: v.optional(v.string()), game: v.optional(v.number()) });

/** Ms between two attempts, because another client may have changed the namespace meanwhile. */
const RETRY_PAUSE = 100;

/** Returns the engine's store in the namespace of this connection. */
export function engineStore(
	connection: NativeConnection,
	{ workflow }: Client,
	namespace: string,
): EngineStore {
	return {
		async readRecord() {
			const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace });
			const text = namespaceInfo?.data?.[KEY];
			return text ? v.parse(Stored, JSON.parse(text)) : null;
		},
		async writeRecord(record, timeout) {
			const updateInfo = { data: { [KEY]: JSON.stringify(record) } };
			const giveUp = performance.now() + timeout;
			for (;;) {
				try {
					await connection.withDeadline(Date.now() + giveUp - performance.now(), () =>
						connection.workflowService.updateNamespace({ namespace, updateInfo }),
					);
					return;
				} catch (error) {
					if (performance.now() + RETRY_PAUSE > giveUp) throw error;
					await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
				}
			}
		},
		async running(code) {
			try {
				const { status, memo } = await workflow.getHandle(workflowId(code)).describe();
				return status.name === "RUNNING" ? { code, ...memoOf(memo) } : null;
			} catch (error) {
				if (error instanceof WorkflowNotFoundError) return null;
				throw error;
			}
		},
		async *allRunning() {
			const query = `WorkflowType = "${WORKFLOW_TYPE}" AND ExecutionStatus = "Running"`;
			for await (const { workflowId: id, memo } of workflow.list({ query }))
				yield { code: id.slice(workflowId("").length), ...memoOf(memo) };
		},
		async end(code, reason) {
			await workflow
				.getHandle(workflowId(code))
				.terminate(reason)
				.catch((error) => {
					if (!(error instanceof WorkflowNotFoundError)) throw error;
				});
		},
	};
}

const memoOf = (memo: unknown) => v.parse(Memo, memo ?? {});
