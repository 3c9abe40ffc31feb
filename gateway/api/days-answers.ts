import * as v from "valibot";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import type * as wire from "#game/wire/state.ts";
import { CHANNEL_KINDS } from "../../db/notifiers/channel-kinds.ts";
import { RoomAnswer, SeatAnswer } from "./answers.ts";

/** The responses of the calls about games over days; gateway/api/answers.ts has those of the game. */

const whole = v.pipe(v.number(), v.integer());
const epochMs = v.pipe(whole, v.description("Epoch ms"));

/** The key for which browsers subscribe to the messages of this server. */
export const PushKeyAnswer = v.object({
	key: v.pipe(
		v.nullable(v.string()),
		v.description("Base64url (RFC 8292); null where no messages are sent"),
	),
});
export type PushKeyAnswer = v.InferOutput<typeof PushKeyAnswer>;

/** A device that gets the news of a room. */
export const PushAnswer = v.object({ id: whole });
export type PushAnswer = v.InferOutput<typeof PushAnswer>;

/** A seat that this device has got from another one, with a secret of its own. */
export const DeviceSeat = v.object({
	id: v.pipe(whole, v.description("The player's id")),
	secret: v.string(),
	game_id: whole,
	room_code: v.string(),
	name: v.string(),
	meta: v.omit(SeatAnswer.entries.meta, ["locked"]),
	audience: v.boolean(),
});
export type DeviceSeat = v.InferOutput<typeof DeviceSeat>;

/** A link with which another device takes the seat. */
export const ContinueLinkAnswer = v.object({
	token: v.pipe(v.string(), v.description("For POST /continueLinks, once")),
	expires_at: epochMs,
});
export type ContinueLinkAnswer = v.InferOutput<typeof ContinueLinkAnswer>;

/** The latest link of a seat and its further devices. */
export const SeatDevicesAnswer = v.object({
	link: v.pipe(
		v.nullable(v.object({ expires_at: epochMs, used: v.boolean() })),
		v.description("Null when there is none, or it has expired"),
	),
	devices: v.pipe(
		whole,
		v.minValue(0),
		v.description("The devices that got the seat after the caller's"),
	),
});
export type SeatDevicesAnswer = v.InferOutput<typeof SeatDevicesAnswer>;

/** A seat of an account, with its room as a page shows it. */
export const AccountSeat = v.object({
	id: v.pipe(whole, v.description("The player's id")),
	audience: v.boolean(),
	room: RoomAnswer,
});
export type AccountSeat = v.InferOutput<typeof AccountSeat>;

/** How many subscriptions have a new address. */
export const MovedAnswer = v.object({ moved: whole });

/** The chat of a room's group, without its address, which is a secret. */
export const ChannelAnswer = v.object({
	on: v.pipe(v.boolean(), v.description("Chats can be connected on this server")),
	kind: v.pipe(v.nullable(v.picklist(CHANNEL_KINDS)), v.description("Null without a chat")),
	gone: v.pipe(v.boolean(), v.description("The chat takes no more messages at its address")),
	refused: v.pipe(v.boolean(), v.description("The chat has refused the latest message")),
});
export type ChannelAnswer = v.InferOutput<typeof ChannelAnswer>;

/** The address of a calendar, which is a secret. */
export const CalendarAnswer = v.object({
	path: v.pipe(v.string(), v.description("Below /api/v3; calendar programs fetch it")),
});
export type CalendarAnswer = v.InferOutput<typeof CalendarAnswer>;

/** The seat has no calendar. */
export const NoCalendarAnswer = v.object({ path: v.null() });

/** A story with the parts that one of its writers may know. */
export const KnownStory = v.pipe(
	v.looseObject({}),
	v.description('A story as in `player.current_story` of docs/protocol.md "The player view"'),
) as unknown as v.GenericSchema<unknown, wire.WireStory>;

/** The first line of a day. */
export const FirstLineAnswer = v.object({
	date: v.pipe(v.string(), v.description("The UTC date, such as 2026-11-26")),
	language: v.picklist(LANGUAGE_TAGS),
	opening: v.string(),
	characters: v.pipe(v.array(v.string()), v.description("The names of the story's two")),
});
export type FirstLineAnswer = v.InferOutput<typeof FirstLineAnswer>;

/** Whether others may read the caller's best line. */
export const SharedLineAnswer = v.object({ shared: v.boolean() });

/** The lines that others wrote on the day before. */
export const OthersLinesAnswer = v.object({
	date: v.string(),
	lines: v.pipe(
		v.nullable(v.array(v.object({ id: whole, line: v.string() }))),
		v.description("Null for a caller who has not let others read a line of that day"),
	),
});
export type OthersLinesAnswer = v.InferOutput<typeof OthersLinesAnswer>;

/** A lasting table as its people find it again. */
export const KeptTable = v.object({
	key: v.pipe(v.string(), v.description("The secret in its link, /table/KEY")),
	name: v.string(),
});
export type KeptTable = v.InferOutput<typeof KeptTable>;

/** The table of a room. */
export const RoomTableAnswer = v.object({ table: v.nullable(KeptTable) });
export type RoomTableAnswer = v.InferOutput<typeof RoomTableAnswer>;

const openRoom = v.pipe(v.nullable(RoomAnswer), v.description("Null while no room is open"));

/** A table of the caller. */
export const OwnTable = v.object({
	...KeptTable.entries,
	last_at: epochMs,
	open: openRoom,
	secret: v.pipe(
		v.nullable(v.string()),
		v.description("The one of the sent secrets that the table keeps; null if it knows an account"),
	),
});
export type OwnTable = v.InferOutput<typeof OwnTable>;

/** An evening of a table, with its winner and the stories that somebody has in their library. */
export const EveningAnswer = v.object({
	game_id: whole,
	played_at: epochMs,
	stories: v.array(
		v.object({
			id: whole,
			title: v.pipe(
				v.string(),
				v.description("Empty for a winner whose captain has deleted their account"),
			),
			mature: v.boolean(),
			awards: v.pipe(v.array(v.string()), v.description("The names of those that it won")),
			best_line: v.nullable(v.string()),
			captain: v.nullable(v.string()),
			winner: v.pipe(v.boolean(), v.description("It was on the first place that evening")),
			cover: v.pipe(
				v.nullable(v.string()),
				v.description("The drawing on a winner's cover; null without one"),
			),
			faces: v.pipe(
				v.array(whole),
				v.description("The avatars of a winner's writers; empty for other stories"),
			),
			own: v.pipe(v.boolean(), v.description("It is in the library of the caller's account")),
		}),
	),
});
export type EveningAnswer = v.InferOutput<typeof EveningAnswer>;

/** A table as those see it who have its link. */
export const TableAnswer = v.object({
	...KeptTable.entries,
	maturity: RoomAnswer.entries.maturity,
	game_mode: RoomAnswer.entries.game_mode,
	open: openRoom,
	member: v.boolean(),
	maker: v.pipe(v.boolean(), v.description("The caller may delete it")),
	closable: v.pipe(
		v.boolean(),
		v.description(
			"The caller is a member and may close the open room, because no member sits there",
		),
	),
	shelf: v.pipe(
		v.nullable(v.array(EveningAnswer)),
		v.description("The latest evening first; null to callers who are no members"),
	),
});
export type TableAnswer = v.InferOutput<typeof TableAnswer>;

/** The caller is no member any more. */
export const LeftTableAnswer = v.object({ member: v.literal(false) });

/** The story is not on the shelf any more. */
export const TakenFromShelfAnswer = v.object({ id: whole, kept: v.literal(false) });

/** The table has no open room any more. */
export const ClosedTableAnswer = v.object({ open: v.null() });

/** The table is gone. */
export const TableGoneAnswer = v.object({ deleted: v.literal(true) });
