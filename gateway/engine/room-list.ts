import type { NativeConnection } from "@temporalio/worker";
import { codeOf, SEARCH_ATTRIBUTES, WORKFLOW_TYPE, workflowId } from "../../workflows/messages.ts";
import type { Config } from "../config.ts";

/** A running room, as shown by the engine's visibility, which can be slightly out of date. */
export interface ListedRoom {
	code: string;
	/** The room's id in the database; null for rooms from before rooms had one there. */
	game: number | null;
	/** The name of the phase; null until the room's first task. */
	phase: string | null;
	mode: string | null;
	/** Players in the room, without the audience. */
	players: number;
	/** Epoch ms at which the current run of the workflow began. */
	runSince: number;
}

/**
 * Lists the running rooms, the newest run first: one page from a token of the previous page, or
 * only the room with this code.
 */
export type RoomList = (wanted: {
	size: number;
	token?: string | undefined;
	code?: string | undefined;
}) => Promise<{ rooms: ListedRoom[]; count: number; next: string | null }>;

type Payloads = Record<string, { data?: Uint8Array | null }> | null | undefined;

/** The query for all running rooms. */
const RUNNING = `WorkflowType = "${WORKFLOW_TYPE}" AND ExecutionStatus = "Running"`;

/** Returns the number of running rooms whose game is over, by the engine's visibility. */
export async function countFinishedRooms(
	{ workflowService }: NativeConnection,
	namespace: string,
): Promise<number> {
	const query = `${RUNNING} AND ${SEARCH_ATTRIBUTES.status.name} = "results"`;
	const { count } = await workflowService.countWorkflowExecutions({ namespace, query });
	return Number(count);
}

/** Returns the list of a namespace's rooms. `code` must consist of letters. */
export function roomList({ workflowService }: NativeConnection, namespace: string): RoomList {
	return async ({ size, token, code }) => {
		const query =
			code === undefined ? RUNNING : `${RUNNING} AND WorkflowId = "${workflowId(code)}"`;
		const [{ executions, nextPageToken }, { count }] = await Promise.all([
			workflowService.listWorkflowExecutions({
				namespace,
				query,
				pageSize: size,
				...(token !== undefined && { nextPageToken: Buffer.from(token, "base64url") }),
			}),
			workflowService.countWorkflowExecutions({ namespace, query }),
		]);
		const rooms = executions.map(({ execution, startTime, searchAttributes, memo }) => {
			const facts = searchAttributes?.indexedFields;
			return {
				code: codeOf(execution?.workflowId ?? ""),
				game: numberIn(memo?.fields, "game"),
				phase: textIn(facts, SEARCH_ATTRIBUTES.status.name),
				mode: textIn(facts, SEARCH_ATTRIBUTES.mode.name),
				players: numberIn(facts, SEARCH_ATTRIBUTES.players.name) ?? 0,
				runSince: Number(startTime?.seconds ?? 0) * 1000,
			};
		});
		const more = nextPageToken && nextPageToken.length > 0;
		return {
			rooms,
			count: Number(count),
			next: more ? Buffer.from(nextPageToken).toString("base64url") : null,
		};
	};
}

/** Returns the address of a room in the Temporal UI; undefined when the UI's address is unknown. */
export function linkTo(
	{ temporalUi, temporalNamespace }: Pick<Config, "temporalUi" | "temporalNamespace">,
	code: string,
): string | undefined {
	if (temporalUi === undefined) return undefined;
	return `${temporalUi}/namespaces/${temporalNamespace}/workflows/${workflowId(code)}`;
}

/** Returns the JSON value of a payload; undefined without one. */
function valueIn(payloads: Payloads, name: string): unknown {
	const data = payloads?.[name]?.data;
	return data && data.length > 0 ? JSON.parse(Buffer.from(data).toString()) : undefined;
}

function textIn(payloads: Payloads, name: string): string | null {
	const value = valueIn(payloads, name);
	return typeof value === "string" ? value : null;
}

function numberIn(payloads: Payloads, name: string): number | null {
	const value = valueIn(payloads, name);
	return typeof value === "number" ? value : null;
}
