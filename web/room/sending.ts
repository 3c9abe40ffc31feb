import { useState } from "react";
import { act } from "./room.ts";

/**
 * Sends an action; false when it was refused or lost, which the footer's error line has told the
 * player by then.
 */
export const tell = (action: string, body?: object): Promise<boolean> =>
	act(action, body).then(
		() => true,
		() => false,
	);

/** `tell` with a flag that is up while the answer is awaited. */
export function useSending(): { sending: boolean; send: typeof tell } {
	const [sending, setSending] = useState(false);
	const send: typeof tell = async (action, body) => {
		setSending(true);
		const taken = await tell(action, body);
		setSending(false);
		return taken;
	};
	return { sending, send };
}
