import { Client, Connection } from "@temporalio/client";
import type { Room } from "#game/room.ts";
import { STATE, workflowId } from "../../workflows/messages.ts";

/** The engine as an operator sees it. */
export interface Temporal {
	client: Client;
	/** Returns a room's state from its workflow. */
	stateOf(code: string): Promise<Room>;
	/** Returns the history of a room's latest run. */
	historyOf(code: string): ReturnType<ReturnType<Client["workflow"]["getHandle"]>["fetchHistory"]>;
	close(): Promise<void>;
}

export async function openTemporal(address: string): Promise<Temporal> {
	const connection = await Connection.connect({ address });
	const client = new Client({ connection });
	return {
		client,
		stateOf: (code) => client.workflow.getHandle(workflowId(code)).query<Room>(STATE),
		historyOf: (code) => client.workflow.getHandle(workflowId(code)).fetchHistory(),
		close: () => connection.close(),
	};
}
