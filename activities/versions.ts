import { hostname } from "node:os";
import { Client, type WorkflowExecutionInfo } from "@temporalio/client";
import type { NativeConnection } from "@temporalio/worker";
import { CLOSED, RENEW, type Renew, TASK_QUEUE, WORKFLOW_TYPE } from "../workflows/messages.ts";
import { unless, WORKFLOW_QUEUE } from "./engine-connection.ts";
import { GRPC } from "./engine-unusable.ts";

/** The name of the workers' deployment in the engine. */
export const DEPLOYMENT = "plotluck";

/**
 * A running room and the build that its run is pinned to; null while the run waits for its first
 * task.
 */
export interface PinnedRoom {
	workflowId: string;
	runId: string;
	build: string | null;
}

/** A running room and its next task. */
export interface RoomTask extends PinnedRoom {
	/** The number of the engine's attempts at the task; 0 when there is none. */
	attempts: number;
}

/** How long a call that sets the current build may take, ms. */
const SET_CURRENT = 5000;
/**
 * A live worker polls at least once in this time, seconds, because the engine ends a poll after 60.
 */
const POLL_SECONDS = 70;

/** Events of a run among which the end of its last recorded task is. */
const LAST_EVENTS = 100;
/** WORKFLOW_TASK_FAILED_CAUSE_UNHANDLED_COMMAND: news came while a room renewed itself. */
const UNHANDLED_COMMAND = 1;

/** The versions of the workers in the engine, and their rooms. */
export class Versions {
	private readonly connection: NativeConnection;
	private readonly namespace: string;
	private readonly client: Client;

	constructor(connection: NativeConnection, namespace: string) {
		this.connection = connection;
		this.namespace = namespace;
		this.client = new Client({ connection, namespace });
	}

	/** Returns the build that new runs start on; null when they wait for one. */
	async current(): Promise<string | null> {
		const { versioningInfo } = await this.queue();
		return versioningInfo?.currentDeploymentVersion?.buildId || null;
	}

	/**
	 * Returns these builds with the newest first. The age of a build is that of its first worker; a
	 * build unknown to the engine is the newest.
	 */
	async newestFirst(builds: Iterable<string>): Promise<string[]> {
		const info = await unless(GRPC.NOT_FOUND, () =>
			this.connection.workflowService.describeWorkerDeployment({
				namespace: this.namespace,
				deploymentName: DEPLOYMENT,
			}),
		);
		const since = new Map(
			info?.workerDeploymentInfo?.versionSummaries?.map(({ deploymentVersion, createTime }) => [
				deploymentVersion?.buildId,
				Number(createTime?.seconds ?? 0) + (createTime?.nanos ?? 0) / 1e9,
			]),
		);
		const born = (build: string) => since.get(build) ?? Number.POSITIVE_INFINITY;
		return [...builds].sort((a, b) => Number(born(a) < born(b)) - Number(born(a) > born(b)));
	}

	/** Makes new runs start on this build. With null they wait until another call sets one. */
	async setCurrent(build: string | null): Promise<void> {
		const request = {
			namespace: this.namespace,
			deploymentName: DEPLOYMENT,
			buildId: build ?? "",
			// The worker of the build may poll for the first time after this call.
			allowNoPollers: build !== null,
			ignoreMissingTaskQueues: true,
			identity: this.client.options.identity,
		};
		// A workflow inside the engine does this. After a crash of the engine it can take half a
		// minute.
		const deadline = Date.now() + SET_CURRENT;
		await this.connection.withDeadline(deadline, () =>
			this.connection.workflowService.setWorkerDeploymentCurrentVersion(request),
		);
	}

	/** Returns the running rooms that are pinned to another build. */
	pinnedElsewhere = (build: string): Promise<PinnedRoom[]> =>
		this.list(
			"TemporalWorkflowVersioningBehavior = 'Pinned' " +
				`AND TemporalWorkerDeploymentVersion != '${DEPLOYMENT}:${build}'`,
		);

	/** Returns the running rooms that are pinned to any build and whose game is not over. */
	pinnedInPlay = (): Promise<PinnedRoom[]> =>
		this.list(
			"TemporalWorkflowVersioningBehavior = 'Pinned' " +
				`AND GameStatus != 'results' AND GameStatus != '${CLOSED}'`,
		);

	/** Returns the running rooms whose last worker had no build. */
	unversioned = (): Promise<PinnedRoom[]> =>
		this.list("TemporalWorkflowVersioningBehavior IS NULL AND BuildIds IS NOT NULL");

	/** Returns the running room with this run; null when it has ended. */
	withRun = async (runId: string): Promise<PinnedRoom | null> =>
		(await this.list(`RunId = '${runId}'`))[0] ?? null;

	/** Returns all running rooms. */
	all = (): Promise<PinnedRoom[]> => this.list(`TaskQueue = '${TASK_QUEUE}'`);

	/** Returns the builds that workers of other processes run. */
	async runElsewhere(): Promise<Set<string>> {
		const { pollers } = await this.queue();
		const since = Date.now() / 1000 - POLL_SECONDS;
		const others = (pollers ?? []).filter(
			({ identity }) => identity !== this.client.options.identity && !hasEnded(identity ?? ""),
		);
		const alive = others.filter(
			({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) > since,
		);
		return new Set(alive.flatMap(({ deploymentOptions }) => deploymentOptions?.buildId ?? []));
	}

	/** Asks a room to renew itself. Throws when this run has ended. */
	async renew({ workflowId, runId }: PinnedRoom, at: Renew["at"]): Promise<void> {
		await this.client.workflow.getHandle(workflowId, runId).signal<[Renew]>(RENEW, { at });
	}

	/** Moves a run to the current build, which must replay its history. */
	async release({ workflowId, runId }: PinnedRoom): Promise<void> {
		await this.connection.workflowService.updateWorkflowExecutionOptions({
			namespace: this.namespace,
			workflowExecution: { workflowId, runId },
			workflowExecutionOptions: { versioningOverride: { autoUpgrade: true } },
			updateMask: { paths: ["versioning_override"] },
		});
	}

	/** Returns the room and its next task; null when it has ended. */
	async progressOf(workflowId: string): Promise<RoomTask | null> {
		const { raw, runId, status } = await this.client.workflow.getHandle(workflowId).describe();
		if (status.name !== "RUNNING") return null;
		const build = raw.workflowExecutionInfo?.versioningInfo?.deploymentVersion?.buildId ?? null;
		return { workflowId, runId, build, attempts: raw.pendingWorkflowTask?.attempt ?? 0 };
	}

	/**
	 * Returns whether a worker failed the first attempt at a room's task; false when that was late.
	 * The engine records no later attempt.
	 */
	async hasFailed({ workflowId, runId }: PinnedRoom): Promise<boolean> {
		const { history } = await this.connection.workflowService.getWorkflowExecutionHistoryReverse({
			namespace: this.namespace,
			execution: { workflowId, runId },
			maximumPageSize: LAST_EVENTS,
		});
		const last = history?.events?.find(
			(event) =>
				event.workflowTaskFailedEventAttributes ?? event.workflowTaskTimedOutEventAttributes,
		);
		const cause = last?.workflowTaskFailedEventAttributes?.cause;
		return cause != null && cause !== UNHANDLED_COMMAND;
	}

	/**
	 * Returns the engine's data about the rooms' queue. The call does not depend on the engine's
	 * internal workflows.
	 */
	private queue() {
		const request = {
			namespace: this.namespace,
			taskQueue: { name: TASK_QUEUE },
			taskQueueType: WORKFLOW_QUEUE,
		};
		return this.connection.workflowService.describeTaskQueue(request);
	}

	private async list(query: string): Promise<PinnedRoom[]> {
		const rooms: PinnedRoom[] = [];
		const running = `WorkflowType = '${WORKFLOW_TYPE}' AND ExecutionStatus = 'Running'`;
		for await (const room of this.client.workflow.list({ query: `${running} AND ${query}` }))
			rooms.push(runningRoom(room));
		return rooms;
	}
}

/**
 * Returns whether the process of a worker with this identity, "pid@host", is known to have ended.
 */
function hasEnded(identity: string): boolean {
	const [pid, host] = identity.split("@");
	if (host !== hostname()) return false;
	try {
		return !process.kill(Number(pid), 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ESRCH";
	}
}

function runningRoom({ workflowId, runId, searchAttributes }: WorkflowExecutionInfo): PinnedRoom {
	const version = String(searchAttributes.TemporalWorkerDeploymentVersion?.[0] ?? "");
	return {
		workflowId,
		runId,
		build: version.startsWith(`${DEPLOYMENT}:`) ? version.slice(DEPLOYMENT.length + 1) : null,
	};
}
