import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "@temporalio/client";
import { migrate, type StoredRoom } from "#game/migrate.ts";
import type { Newcomer, Room, RoomInput } from "#game/room.ts";
import { connectToEngine } from "../../activities/worker.ts";
import {
	HOST_GONE,
	type HostGone,
	JOIN,
	type JoinAnswer,
	type Joined,
	type JoinRequest,
	type RoomMemo,
	type Run,
	type SentAction,
	STATE,
	TASK_QUEUE,
	WORKFLOW_TYPE,
	workflowId,
} from "../../workflows/messages.ts";
import { NOT_FOUND, RoomOver, statusOf, untilServed } from "./engine-errors.ts";
import { type EngineStore, engineStore } from "./engine-store.ts";

/**
 * The engine as the gateway and REST use it; every call answers when the engine has made it
 * durable.
 */
export interface Engine {
	startRoom(input: RoomInput): Promise<void>;
	/**
	 * The seat, or the refusal. Joins of one room that come while another is under way go together.
	 */
	join(code: string, newcomer: Newcomer): Promise<Joined>;
	signal(code: string, action: string, sent: SentAction): Promise<void>;
	hostGone(code: string, gone: HostGone): Promise<void>;
	/** The room's state; null when no such room runs. */
	state(code: string): Promise<Room | null>;
	/**
	 * Lets any worker have the room's next task: its last one may have died, and the engine would
	 * wait for that one first.
	 */
	freeFromWorker(code: string): Promise<void>;
	/** The engine's time, epoch ms; throws when the engine does not show it. */
	time(): Promise<number>;
	/** What the engine knows of our database and of the rooms it runs. */
	store: EngineStore;
	/** Whether the engine answers. */
	healthy(): Promise<boolean>;
	close(): Promise<void>;
}

/** TASK_QUEUE_TYPE_WORKFLOW. */
const WORKFLOW_QUEUE = 1;

/** Connects to the engine at host:port; rooms are opened for the database with the id `store`. */
export async function connectEngine(
	address: string,
	namespace: string,
	store: string,
): Promise<Engine> {
	// The worker's own client: the one in JavaScript takes twice the time of this thread for the same
	// calls.
	const connection = await connectToEngine(address, namespace);
	const client = new Client({ connection, namespace });
	const { workflow } = client;
	const handleOf = (code: string) => workflow.getHandle(workflowId(code));
	const joining = new Map<string, { newcomers: JoinRequest; answer: Promise<JoinAnswer> }>();
	const last = new Map<string, Promise<unknown>>();

	function gatherJoin(
		code: string,
		newcomer: Newcomer,
	): { place: number; answer: Promise<JoinAnswer> } {
		const waiting = joining.get(code);
		if (waiting) return { place: waiting.newcomers.push(newcomer) - 1, answer: waiting.answer };
		const newcomers = [newcomer];
		const answer = (last.get(code) ?? Promise.resolve()).then(() => {
			joining.delete(code);
			return untilServed(() =>
				handleOf(code).executeUpdate<JoinAnswer, [JoinRequest]>(JOIN, { args: [newcomers] }),
			);
		});
		const settled: Promise<unknown> = answer
			.catch(() => {})
			.then(() => {
				if (last.get(code) === settled) last.delete(code);
			});
		last.set(code, settled);
		joining.set(code, { newcomers, answer });
		return { place: 0, answer };
	}

	return {
		async startRoom(input) {
			await untilServed(() =>
				workflow.start<(run: Run) => Promise<void>>(WORKFLOW_TYPE, {
					workflowId: workflowId(input.code),
					taskQueue: TASK_QUEUE,
					args: [{ input }],
					memo: { store, game: input.id } satisfies RoomMemo,
					// A task whose worker died is given to another after this time; the default of 10 s would
					// stall the room.
					workflowTaskTimeout: "2s",
					staticSummary: `Room ${input.code}`,
				}),
			);
		},
		async join(code, newcomer) {
			const { place, answer } = gatherJoin(code, newcomer);
			const joined = (await answer)[place];
			if (!joined) throw new Error("the room did not answer a join");
			return joined;
		},
		signal: (code, action, sent) => untilServed(() => handleOf(code).signal(action, sent)),
		hostGone: (code, gone) => untilServed(() => handleOf(code).signal(HOST_GONE, gone)),
		async state(code) {
			try {
				// an older build may run the room
				return migrate(await untilServed(() => handleOf(code).query<StoredRoom>(STATE)));
			} catch (error) {
				if (error instanceof RoomOver) return null;
				throw error;
			}
		},
		async freeFromWorker(code) {
			const execution = { workflowId: workflowId(code) };
			try {
				await untilServed(() =>
					connection.workflowService.resetStickyTaskQueue({ namespace, execution }),
				);
			} catch (error) {
				// whoever asks next hears that the room is over
				if (statusOf(error) !== NOT_FOUND) throw error;
			}
		},
		async time() {
			// The engine has no call that returns its time, but it keeps when a queue was last asked for
			// work.
			const taskQueue = { name: `plotluck-clock-${randomUUID()}` };
			const answered = new AbortController();
			const question = { namespace, taskQueue, identity: "clock" };
			const poll = connection.withAbortSignal(answered.signal, () =>
				connection.workflowService.pollWorkflowTaskQueue(question),
			);
			poll.catch(() => {}); // nothing is ever in that queue
			try {
				for (let asked = 0; asked < 100; asked++) {
					const { pollers } = await connection.workflowService.describeTaskQueue({
						namespace,
						taskQueue,
						taskQueueType: WORKFLOW_QUEUE,
					});
					const polled = pollers?.[0]?.lastAccessTime;
					if (polled) return Number(polled.seconds) * 1000 + Math.floor((polled.nanos ?? 0) / 1e6);
					await pause(5);
				}
				throw new Error("the engine does not show when a queue was polled");
			} finally {
				answered.abort();
			}
		},
		store: engineStore(connection, client, namespace),
		async healthy() {
			try {
				await connection.withDeadline(Date.now() + 1000, () =>
					connection.workflowService.describeNamespace({ namespace }),
				);
				return true;
			} catch {
				return false;
			}
		},
		close: () => connection.close(),
	};
}
