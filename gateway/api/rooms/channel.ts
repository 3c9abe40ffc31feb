import type { Context } from "koa";
import * as v from "valibot";
import { CHANNEL_KINDS } from "../../../db/notifiers/channel-kinds.ts";
import {
	type Channel,
	channelOf,
	removeChannel,
	setChannel,
} from "../../../db/notifiers/channels.ts";
import type { RoomRecord } from "../../../db/rooms.ts";
import { sharedOriginOf } from "../../front/origin.ts";
import { CHAT_LIMITS } from "../../limits/away.ts";
import { type Outcome, tell, webhookIn } from "../../notifiers/chat/chat.ts";
import { testLines } from "../../notifiers/news-lines.ts";
import { type ErrorCode, refuse } from "../../refusals.ts";
import { ChannelAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { ownSeat, roomOfHost } from "./room-in-path.ts";

const SentChannel = v.strictObject({
	kind: v.picklist(CHANNEL_KINDS),
	/** The webhook. */
	address: v.pipe(v.string(), v.maxLength(CHAT_LIMITS.addressLength)),
});

/** The refusals of a test line, with their statuses. */
const REFUSED = {
	gone: [409, "chatRefused"],
	refused: [409, "chatRefused"],
	away: [503, "chatAway"],
	silent: [503, "chatAway"],
} as const satisfies Record<Exclude<Outcome, "sent">, [number, ErrorCode]>;

/** The chat of a room's group (docs/protocol.md "Chats of groups"). */
export const channelRoutes = routeGroup(
	"Chats",
	{
		"GET /rooms/:code/channel": {
			summary: "Returns the chat of the room to everybody with a seat in it.",
			access: ["seat"],
			answer: ChannelAnswer,
			refuses: [403],
		},
		"PUT /rooms/:code/channel": {
			summary: "Connects the room to a chat, for its host.",
			access: ["seat"],
			body: SentChannel,
			answer: ChannelAnswer,
			refuses: [403, 404],
		},
		"DELETE /rooms/:code/channel": {
			summary: "Disconnects the room from its chat, for its host.",
			access: ["seat"],
			answer: ChannelAnswer,
			refuses: [403, 404],
		},
		"POST /rooms/:code/channel/test": {
			summary: "Posts a line to the chat of the room, for its host.",
			access: ["seat"],
			answer: ChannelAnswer,
			refuses: [403, 404, 409, 503],
		},
	},
	(api) => {
		const { db, config, limits, client } = api;
		const { reach } = config;
		const own = (ctx: Context) => roomToConnect(api, ctx);
		return {
			"GET /rooms/:code/channel": async (ctx) => {
				// All players may know who reads their names.
				const { game } = await ownSeat(api, ctx);
				return config.chatWebhooks ? answerFor(await channelOf(db, game)) : OFF;
			},
			"PUT /rooms/:code/channel": async (ctx, body) => {
				const { id } = await own(ctx);
				const { kind, address } = body();
				if (webhookIn(address, reach) === null)
					throw new Refused(422, refuse("badChat"), { field: "address" });
				await limits.take("changes", client(ctx));
				const channel = { kind, address, site: sharedOriginOf(config, ctx.req) };
				if (!(await setChannel(db, id, channel))) throw new Refused(404, refuse("noSuchRoom"));
				return answerFor(channel);
			},
			"DELETE /rooms/:code/channel": async (ctx) => {
				const { id } = await own(ctx);
				await limits.take("changes", client(ctx));
				await removeChannel(db, id);
				return answerFor(null);
			},
			"POST /rooms/:code/channel/test": async (ctx) => {
				const { id, code } = await own(ctx);
				const channel = await channelOf(db, id);
				if (!channel?.address) throw new Refused(404, refuse("noChat"));
				await limits.take("chatTests", client(ctx));
				const room = await api.engine.state(code);
				if (room?.id !== id) throw new Refused(404, refuse("noSuchRoom"));
				const outcome = await tell({ db, reach }, id, channel, testLines(room));
				if (outcome === "sent") return answerFor({ ...channel, refusals: 0 });
				const [status, why] = REFUSED[outcome];
				throw new Refused(status, refuse(why));
			},
		};
	},
);

/** Returns the room in the path to its host, unless chats are switched off. */
async function roomToConnect(api: ApiContext, ctx: Context): Promise<RoomRecord> {
	const room = await roomOfHost(api, ctx);
	if (!api.config.chatWebhooks) throw new Refused(404, refuse("chatsOff"));
	return room;
}

const OFF: ChannelAnswer = { on: false, kind: null, gone: false, refused: false };

const answerFor = (channel: (Channel & { refusals?: number }) | null): ChannelAnswer => ({
	on: true,
	kind: channel?.kind ?? null,
	gone: channel !== null && channel.address === null,
	refused: (channel?.refusals ?? 0) > 0,
});
