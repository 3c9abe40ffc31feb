import { useState } from "react";
import type { WireActionName, WireInput } from "#game/wire/bodies.ts";
import { act } from "./room.ts";

/**
 * Sends an action and resolves to whether the room accepted it. The footer shows why it failed.
 */
export const send = <A extends WireActionName>(action: A, body: WireInput<A>): Promise<boolean> =>
	act(action, body).then(
		() => true,
		() => false,
	);

/** `send`, and a flag that is true until the action is over. */
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
