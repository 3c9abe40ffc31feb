import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import type { NativeConnection } from "@temporalio/worker";
import * as v from "valibot";
import { WORKFLOW_TYPE, workflowId } from "../../workflows/messages.ts";

/** What the engine keeps of the database: its id, and the ids up to which it may have dealt. */
export interface StoreNote {
	store: string;
	dealt: Partial<Record<string, number>>;
}

/**
 * A room as the engine runs it; rooms from before there were store ids have neither of the last
 * two.
 */
export interface RunningRoom {
	code: string;
	store?: string;
	game?: number;
}

/** The engine's side of what belongs together: a database and the rooms that run for it. */
export interface EngineStore {
	/** The note of the namespace; null when no database was ever bound to it. */
	readNote(): Promise<StoreNote | null>;
	/** Tries for so many ms. */
	writeNote(note: StoreNote, patience: number): Promise<void>;
	/**
	 * The room that runs under a code; null when the engine is sure that none does. Rejects when it
	 * cannot say.
	 */
	running(code: string): Promise<RunningRoom | null>;
	allRunning(): AsyncIterable<RunningRoom>;
	/** Ends a room at once, from outside; one that has ended meanwhile is fine. */
	end(code: string, reason: string): Promise<void>;
}

/** The key in the namespace's data. */
const KEY = "plotluck";
const Note = v.object({ store: v.string(), dealt: v.record(v.string(), v.number()) });
const Memo = v.object({ store: v.optional(v.string()), game: v.optional(v.number()) });

/** Milliseconds: somebody else may have changed the namespace in the same moment. */
const BETWEEN_TRIES = 100;

export function engineStore(
	connection: NativeConnection,
	{ workflow }: Client,
	namespace: string,
): EngineStore {
	return {
		async readNote() {
			const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace });
			const text = namespaceInfo?.data?.[KEY];
			return text ? v.parse(Note, JSON.parse(text)) : null;
		},
		async writeNote(note, patience) {
			const updateInfo = { data: { [KEY]: JSON.stringify(note) } };
			const giveUp = performance.now() + patience;
			for (;;) {
				try {
					await connection.withDeadline(Date.now() + giveUp - performance.now(), () =>
						connection.workflowService.updateNamespace({ namespace, updateInfo }),
					);
					return;
				} catch (error) {
					if (performance.now() + BETWEEN_TRIES > giveUp) throw error;
					await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
				}
			}
		},
		async running(code) {
			try {
				const { status, memo } = await workflow.getHandle(workflowId(code)).describe();
				return status.name === "RUNNING" ? { code, ...factsOf(memo) } : null;
			} catch (error) {
				if (error instanceof WorkflowNotFoundError) return null;
				throw error;
			}
		},
		async *allRunning() {
			const query = `WorkflowType = "${WORKFLOW_TYPE}" AND ExecutionStatus = "Running"`;
			for await (const { workflowId: id, memo } of workflow.list({ query }))
				yield { code: id.slice(workflowId("").length), ...factsOf(memo) };
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

const factsOf = (memo: unknown) => v.parse(Memo, memo ?? {});
