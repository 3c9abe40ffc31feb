import type { CalendarAnswer, ChannelAnswer } from "../../gateway/api/days-answers.ts";
import type { ChatKind } from "../game/chat-kind.ts";
import { callAsSeat } from "./seats/seat-call.ts";

/** The calls about the chat of a room, for its host (docs/protocol.md "Chats of groups"). */
export const channelApi = {
	read: (code: string) => callAsSeat<ChannelAnswer>("GET", code, "channel"),
	connect: (code: string, chat: { kind: ChatKind; address: string }) =>
		callAsSeat<ChannelAnswer>("PUT", code, "channel", chat),
	disconnect: (code: string) => callAsSeat<ChannelAnswer>("DELETE", code, "channel"),
	test: (code: string) => callAsSeat<ChannelAnswer>("POST", code, "channel/test"),
};

/** Returns the address of the calendar of one's own seat (docs/protocol.md "Calendars"). */
export async function calendarAddress(code: string, renew = false): Promise<string> {
	const { path } = await callAsSeat<CalendarAnswer>("PUT", code, "calendar", { renew });
	return `${location.origin}/api/v3${path}`;
}
