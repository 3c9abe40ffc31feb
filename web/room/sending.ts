import { useState } from "react";
import type { WireActionName, WireInput } from "#game/wire/bodies.ts";
import { store } from "../store.ts";
import { ActionError, outbox } from "./outbox.ts";

/** Sends an action and resolves to whether the room accepted it. The footer shows the error. */
export async function send<A extends WireActionName>(
	action: A,
	body: WireInput<A>,
): Promise<boolean> {
	try {
		await outbox.send(action, body);
		return true;
	} catch (error) {
		if (!(error instanceof ActionError)) throw error;
		if (error.kind !== "gone") store.room.error = error.message;
		return false;
	}
}

/** Returns `send`, and a flag that is true until the action is over. */
export function useSending(): { sending: boolean; send: typeof send } {
	const [sending, setSending] = useState(false);
	return {
		sending,
		send: async (action, body) => {
			setSending(true);
			const accepted = await send(action, body);
			setSending(false);
			return accepted;
		},
	};
}
