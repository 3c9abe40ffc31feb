import type { CalendarAnswer, ChannelAnswer } from "../../gateway/api/answers.ts";
import { call, type Method } from "../api.ts";
import type { ChatKind } from "../game/chat-kind.ts";
import { readSeat } from "./seats/seat.ts";

const ofRoom = <T>(method: Method, code: string, path: string, body?: object): Promise<T> =>
	call<T>(method, `/rooms/${code}/${path}`, body, { secret: readSeat(code)?.playerSecret });

/** The calls about the chat of a room, for its host (docs/protocol.md "Chats of groups"). */
export const channelApi = {
	read: (code: string) => ofRoom<ChannelAnswer>("GET", code, "channel"),
	connect: (code: string, chat: { kind: ChatKind; address: string }) =>
		ofRoom<ChannelAnswer>("PUT", code, "channel", chat),
	disconnect: (code: string) => ofRoom<ChannelAnswer>("DELETE", code, "channel"),
	test: (code: string) => ofRoom<ChannelAnswer>("POST", code, "channel/test"),
};

/** Returns the address of the calendar of one's own seat (docs/protocol.md "Calendars"). */
export async function calendarAddress(code: string, renew = false): Promise<string> {
	const { path } = await ofRoom<CalendarAnswer>("PUT", code, "calendar", { renew });
	return `${location.origin}/api/v3${path}`;
}
