import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "@temporalio/client";
import type { NativeConnection } from "@temporalio/worker";
import { migrate, type StoredRoom } from "#game/migrate.ts";
import type { Newcomer, Room, RoomInput } from "#game/room.ts";
import {
	connectToEngine,
	type EngineAccess,
	WORKFLOW_QUEUE,
} from "../../activities/engine-connection.ts";
import { GRPC } from "../../activities/engine-unusable.ts";
import {
	ABANDONED,
	HOST_GONE,
	type HostGone,
	JOIN,
	type JoinAnswer,
	type Joined,
	type JoinRequest,
	type RoomMemo,
	type Run,
	type SentAction,
	SHUT,
	STATE,
	signalOf,
	TASK_QUEUE,
	WORKFLOW_TYPE,
	workflowId,
} from "../../workflows/messages.ts";
import { grpcStatusOf, RoomOver, withRetries } from "./engine-errors.ts";
import { type EngineStore, engineStore } from "./engine-store.ts";
import { batchJoins } from "./join-batches.ts";
import { countFinishedRooms, type RoomList, roomList } from "./room-list.ts";

/** The engine's calls for the gateway and REST. Each resolves when its effect is durable. */
export interface Engine {
	startRoom(input: RoomInput): Promise<void>;
	/**
	 * Returns the seat or the refusal. Joins that arrive while another join of the room is in
	 * progress are sent together.
	 */
	join(code: string, newcomer: Newcomer): Promise<Joined>;
	signal(code: string, signal: string, sent: SentAction): Promise<void>;
	hostGone(code: string, gone: HostGone): Promise<void>;
	/** Closes a room without connections; its results stay for their time. */
	abandoned(code: string): Promise<void>;
	/**
	 * Closes a room at once, and returns when it is closed. Its people read who has closed it. Throws
	 * RoomOver when no such room runs.
	 */
	shut(code: string, by: "operator" | "host"): Promise<void>;
	/** Lists the running rooms, by the engine's visibility. */
	rooms: RoomList;
	/** Returns the number of running rooms whose game is over, by the engine's visibility. */
	finishedRooms(): Promise<number>;
	/** Returns the room's state; null when no such room runs. */
	state(code: string): Promise<Room | null>;
	/**
	 * Lets any worker take the room's next task, because the engine would otherwise wait for the
	 * room's last worker, which may be dead.
	 */
	freeFromWorker(code: string): Promise<void>;
	/** Returns the engine's time, in epoch ms; throws when the engine does not report it. */
	time(): Promise<number>;
	store: EngineStore;
	/** Returns whether the engine works: it reads its database within a second. */
	healthy(): Promise<boolean>;
	/**
	 * Returns whether the engine's process runs: it responds within ten seconds, if only with an
	 * error.
	 */
	responds(): Promise<boolean>;
	close(): Promise<void>;
}

/** Connects to the engine at host:port. Rooms belong to the database with the id `store`. */
export async function connectEngine(
	address: string,
	namespace: string,
	store: string,
	access: EngineAccess = {},
): Promise<Engine> {
	// The worker's native client, because the JavaScript client uses twice as much time of this
	// thread.
	const connection = await connectToEngine(address, namespace, access);
	const client = new Client({ connection, namespace });
	const { workflow } = client;
	const handleOf = (code: string) => workflow.getHandle(workflowId(code));
	const batchJoin = batchJoins((code, newcomers) =>
		withRetries(() =>
			handleOf(code).executeUpdate<JoinAnswer, [JoinRequest]>(JOIN, { args: [newcomers] }),
		),
	);

	const state = async (code: string): Promise<Room | null> => {
		try {
			// An older build may run the room.
			return migrate(await withRetries(() => handleOf(code).query<StoredRoom>(STATE)));
		} catch (error) {
			if (error instanceof RoomOver) return null;
			throw error;
		}
	};
	const signal: Engine["signal"] = (code, name, sent) =>
		withRetries(() => handleOf(code).signal(name, sent));

	return {
		async startRoom(input) {
			await withRetries(() =>
				workflow.start<(run: Run) => Promise<void>>(WORKFLOW_TYPE, {
					...startOptions(input.code, { store, game: input.id }),
					args: [{ input }],
				}),
			);
		},
		async join(code, newcomer) {
			const { index, answer } = batchJoin(code, newcomer);
			const joined = (await answer)[index];
			if (!joined) throw new Error("the room returned no result for a join");
			return joined;
		},
		signal,
		hostGone: (code, gone) => withRetries(() => handleOf(code).signal(HOST_GONE, gone)),
		abandoned: (code) => withRetries(() => handleOf(code).signal(ABANDONED)),
		async shut(code, by) {
			if (by === "operator") await withRetries(() => handleOf(code).signal(SHUT));
			// A query waits for earlier signals, so a room that is still open has an older build, which
			// ignores this signal. A host's order closes it too.
			const room = await state(code);
			if (!room || room.closed) return;
			const order = { type: "game/vip", body: { close_game: true } } as const;
			const sent = { player: room.hostId, id: randomUUID(), body: order.body };
			await signal(code, signalOf(order, room.runsSchema), sent);
		},
		rooms: roomList(connection, namespace),
		finishedRooms: () => countFinishedRooms(connection, namespace),
		state,
		freeFromWorker: (code) => resetStickyQueue(connection, namespace, code),
		time: () => readTime(connection, namespace),
		store: engineStore(connection, client, namespace),
		healthy: () => isHealthy(connection, namespace),
		responds: () => responds(connection),
		close: () => connection.close(),
	};
}

/** Returns the options of the start of a room's workflow. */
export const startOptions = (code: string, memo: RoomMemo) =>
	({
		workflowId: workflowId(code),
		taskQueue: TASK_QUEUE,
		memo: { ...memo },
		// After this time the engine gives a task to another worker. The default of 10 s would stall the
		// room when a worker dies.
		workflowTaskTimeout: "2s",
		staticSummary: `Room ${code}`,
	}) as const;

/** Lets any worker take the room's next task. */
async function resetStickyQueue(
	connection: NativeConnection,
	namespace: string,
	code: string,
): Promise<void> {
	const execution = { workflowId: workflowId(code) };
	try {
		await withRetries(() =>
			connection.workflowService.resetStickyTaskQueue({ namespace, execution }),
		);
	} catch (error) {
		// The next call throws RoomOver.
		if (grpcStatusOf(error) !== GRPC.NOT_FOUND) throw error;
	}
}

/** Returns the engine's time, in epoch ms; throws when the engine does not report it. */
async function readTime(connection: NativeConnection, namespace: string): Promise<number> {
	// The engine has no call that returns its time, but it records when a queue was last polled.
	const taskQueue = { name: `plotluck-clock-${randomUUID()}` };
	const measured = new AbortController();
	const poll = connection.withAbortSignal(measured.signal, () =>
		connection.workflowService.pollWorkflowTaskQueue({ namespace, taskQueue, identity: "clock" }),
	);
	poll.catch(() => {}); // Aborted below, because no task ever arrives.
	try {
		for (let tries = 0; tries < 100; tries++) {
			const { pollers } = await connection.workflowService.describeTaskQueue({
				namespace,
				taskQueue,
				taskQueueType: WORKFLOW_QUEUE,
			});
			const polled = pollers?.[0]?.lastAccessTime;
			if (polled) return Number(polled.seconds) * 1000 + Math.floor((polled.nanos ?? 0) / 1e6);
			await pause(5);
		}
		throw new Error("the engine did not show when the queue was polled");
	} finally {
		measured.abort();
	}
}

/** Returns whether the engine reads its database within a second. */
const isHealthy = (connection: NativeConnection, namespace: string): Promise<boolean> =>
	connection
		.withDeadline(Date.now() + 1000, () =>
			connection.workflowService.describeNamespace({ namespace }),
		)
		.then(
			() => true,
			() => false,
		);

/** The statuses that the client gives a call without a response. */
const NO_RESPONSE: readonly number[] = [
	GRPC.CANCELLED,
	GRPC.UNKNOWN,
	GRPC.DEADLINE_EXCEEDED,
	GRPC.UNAVAILABLE,
];

/** Returns whether the engine responds within ten seconds to a call that reads no database. */
const responds = (connection: NativeConnection): Promise<boolean> =>
	connection
		.withDeadline(Date.now() + 10_000, () => connection.workflowService.getSystemInfo({}))
		.then(
			() => true,
			(error) => {
				const status = grpcStatusOf(error);
				return status !== null && !NO_RESPONSE.includes(status);
			},
		);
