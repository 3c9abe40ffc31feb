import type { ChatKind } from "../game/chat-kind.ts";
import { callAsSeat } from "./seats/seat-call.ts";

/** The calls about the chat of a room, for its host (docs/protocol.md "Chats of groups"). */
export const channelApi = {
	read: (code: string) => callAsSeat("GET /rooms/:code/channel", { params: { code } }),
	connect: (code: string, chat: { kind: ChatKind; address: string }) =>
		callAsSeat("PUT /rooms/:code/channel", { params: { code }, body: chat }),
	disconnect: (code: string) => callAsSeat("DELETE /rooms/:code/channel", { params: { code } }),
	test: (code: string) => callAsSeat("POST /rooms/:code/channel/test", { params: { code } }),
};

/** Returns the address of the calendar of one's own seat (docs/protocol.md "Calendars"). */
export async function calendarAddress(code: string, renew = false): Promise<string> {
	const sent = { params: { code }, body: { renew } };
	const { path } = await callAsSeat("PUT /rooms/:code/calendar", sent);
	return `${location.origin}/api/v3${path}`;
}
