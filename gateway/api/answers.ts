import * as v from "valibot";
import { FONTS } from "#game/catalogue.ts";
import type * as game from "#game/room.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { GAME_MODES, PACES } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type * as wire from "#game/wire/state.ts";

/**
 * The body of every REST answer. docs/openapi.json is made from these schemas; the server does not
 * check its own answers against them at run time. The web imports their types only.
 */

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const epochMs = v.pipe(whole, v.description("Epoch ms"));
const storyId = v.pipe(whole, v.description("The story's id in its game"));

/** The body of every call that fails. */
export const ErrorBody = v.object({
	error: v.pipe(v.string(), v.description("A text that a player can read")),
	code: v.exactOptional(
		v.pipe(v.string(), v.description('The code of the refusal (docs/protocol.md "Refusals")')),
	),
	values: v.exactOptional(
		v.pipe(
			v.array(v.union([v.number(), v.string()])),
			v.description("The numbers and names in the text, in their order there"),
		),
	),
	field: v.exactOptional(
		v.pipe(v.string(), v.description("With a 422: the path of the first wrong value")),
	),
});

const PlayerMeta = v.object({
	sprite_id: count,
	mature: v.boolean(),
	accessibility2: v.picklist(FONTS),
	theme: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, game.PlayerMeta>;

const PlayerData = v.object({
	audience: v.boolean(),
	points: v.number(),
	vip: v.boolean(),
	connected: v.boolean(),
	typing: v.exactOptional(v.boolean()),
	premium: v.boolean(),
	reaction_index: count,
	reactions: v.record(v.string(), v.number()),
	gone: v.exactOptional(v.boolean()),
	asked: v.exactOptional(v.boolean()),
	since: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, wire.PlayerData>;

/** The seat of the player who opened or joined a room, with its secret. */
export const SeatAnswer = v.object({
	id: whole,
	name: v.string(),
	secret: v.string(),
	game_id: whole,
	room_id: whole,
	room_code: v.string(),
	status: v.picklist(Object.values(STATUS)),
	meta: v.object({ ...PlayerMeta.entries, locked: v.boolean() }),
	data: PlayerData,
});
export type SeatAnswer = v.InferOutput<typeof SeatAnswer>;

/** The operator's settings for the pages. */
export const FlagsAnswer = v.object({
	fast_transition: v.boolean(),
	long_paste: v.boolean(),
	dont_twitch: v.boolean(),
	do_sonic: v.boolean(),
	operator_name: v.pipe(v.nullable(v.string()), v.description("Who runs this server")),
	operator_contact: v.pipe(
		v.nullable(v.string()),
		v.description("Where the operator reads: a mail address or a web address"),
	),
	operator_law: v.pipe(v.nullable(v.string()), v.description("Whose laws the terms name")),
	community_url: v.pipe(v.nullable(v.string()), v.description("Where players meet and chat")),
	social_urls: v.array(v.string()),
	merch_url: v.pipe(v.nullable(v.string()), v.description("The shop with things to wear")),
	tip_jar_url: v.pipe(v.nullable(v.string()), v.description("Where people can leave a tip")),
	streams_url: v.pipe(
		v.nullable(v.string()),
		v.description("The streaming service's page of the game; null when no streams are listed"),
	),
	adverts_url: v.pipe(
		v.nullable(v.string()),
		v.description("The address of an advert, with {size} for one such as 300x250"),
	),
	words_per_second: v.pipe(
		v.nullable(v.number()),
		v.description("What writers of played games wrote; null while too few were played"),
	),
	poulet: v.exactOptional(
		v.pipe(v.string(), v.description("Where a press on the avatar poulet leads")),
	),
});
export type PageFlags = v.InferOutput<typeof FlagsAnswer>;

/** A room that was opened. */
export const OpenedRoom = v.object({
	id: whole,
	code: v.string(),
	game_id: whole,
	host: SeatAnswer,
});
export type OpenedRoom = v.InferOutput<typeof OpenedRoom>;

/** A room as a page shows it before joining. */
export const RoomAnswer = v.object({
	id: whole,
	code: v.string(),
	status: v.picklist(Object.values(STATUS)),
	num_players: v.pipe(count, v.description("Players who are here, without the audience")),
	max_players: count,
	maturity: v.picklist(["MATURE", "ALL_AGES"]),
	game_mode: v.picklist(GAME_MODES),
	audiences: v.boolean(),
	language: v.pipe(v.picklist(LANGUAGE_TAGS), v.description("The language of its stories")),
	pace: v.pipe(v.picklist(PACES), v.description("`slow`: a game over days")),
	part_hours: v.exactOptional(
		v.pipe(count, v.description("Slow games only: the hours for a part")),
	),
	host: v.pipe(v.nullable(v.string()), v.description("The shown name of who holds the crown")),
	players: v.pipe(
		v.array(v.object({ name: v.string(), sprite_id: count })),
		v.description("The first twelve players who are here, by their shown names"),
	),
	count: v.pipe(count, v.description("The same as num_players")),
	state: v.pipe(
		v.picklist(["lobby", "playing", "full", "over"]),
		v.description("`full`: a lobby without a free seat; `over`: the results are shown"),
	),
	mature: v.pipe(v.boolean(), v.description("For players aged 18 and over")),
	locked: v.pipe(v.boolean(), v.description("Newcomers are refused")),
	own: v.exactOptional(
		v.pipe(
			v.object({
				turn: v.pipe(v.boolean(), v.description("The room waits for the player")),
				until: v.pipe(v.nullable(whole), v.description("Epoch ms at which their time ends")),
				parts: v.exactOptional(
					v.pipe(count, v.description("Slow games only: the parts that were handed in so far")),
				),
				writing: v.exactOptional(
					v.pipe(
						v.object({
							name: v.string(),
							others: v.pipe(count, v.description("How many write besides them")),
							until: v.pipe(
								v.nullable(whole),
								v.description("Epoch ms at which the first time ends"),
							),
						}),
						v.description("Slow games only, while it is not the player's turn: who still writes"),
					),
				),
			}),
			v.description("For a caller with the secret of a player's seat"),
		),
	),
});
export type RoomAnswer = v.InferOutput<typeof RoomAnswer>;

/** A screen, which watches a room without a seat, with its secret. */
export const ScreenAnswer = v.object({
	id: v.pipe(whole, v.description("The `screen_id` of its room connection")),
	secret: v.string(),
	game_id: whole,
	room_code: v.string(),
});
export type ScreenAnswer = v.InferOutput<typeof ScreenAnswer>;

/** A number of rooms or visits. */
export const CountAnswer = v.object({ count });

/** What the kick of a person can take along. */
export const KickChoices = v.object({
	others: v.pipe(count, v.description("The people from the same network address whom it can take")),
	table: v.pipe(v.boolean(), v.description("The kick can take them from the lasting table too")),
});
export type KickChoices = v.InferOutput<typeof KickChoices>;

/** The id of the deleted item. */
export const DeletedAnswer = v.object({ id: whole });

const PublicPart = v.object({
	player: v.nullable(v.string()),
	sprite_id: v.nullable(v.pipe(count, v.description("The writer's avatar"))),
	content: v.string(),
	censored: v.boolean(),
	reactions: v.exactOptional(
		v.pipe(
			v.record(v.string(), count),
			v.description("Emoji index to count; absent in stories of older servers"),
		),
	),
});

const Captain = v.nullable(v.object({ name: v.string(), sprite_id: count }));

/** A story that a sequel continues. */
const EarlierStory = v.object({
	title: v.string(),
	captain: Captain,
	parts: v.array(PublicPart),
	whole: v.pipe(v.boolean(), v.description("False: only its last part, without its writer")),
});
export type EarlierStory = v.InferOutput<typeof EarlierStory>;

/** A finished story without the ids of its players. */
export const PublicStory = v.object({
	title: v.string(),
	language: v.exactOptional(
		v.pipe(
			v.picklist(LANGUAGE_TAGS),
			v.description("The language of its room; absent, for English, in stories of older servers"),
		),
	),
	mature: v.boolean(),
	captain: Captain,
	characters: v.array(v.string()),
	opening: v.exactOptional(
		v.pipe(v.string(), v.description("The line it was given to begin with")),
	),
	earlier: v.exactOptional(
		v.pipe(v.array(EarlierStory), v.description("The stories that it continues, the first first")),
	),
	parts: v.array(PublicPart),
	cover: v.exactOptional(
		v.pipe(v.string(), v.description('Its drawing (docs/protocol.md "Covers")')),
	),
	awards: v.exactOptional(
		v.pipe(v.array(v.string()), v.description("The awards that it won, by name")),
	),
	best_line: v.exactOptional(
		v.pipe(v.nullable(v.string()), v.description("A short quote; null when there is none")),
	),
});
export type PublicStory = v.InferOutput<typeof PublicStory>;

// Its type is that of the room connection, which docs/protocol.md describes key by key.
const Game = v.pipe(
	v.looseObject({}),
	v.description('`game` of docs/protocol.md "The game view", at status 27'),
) as unknown as v.GenericSchema<unknown, wire.Game>;

/** A finished game as all viewers saw it. */
export const FinishedGame = v.object({ game: Game, expires_at: epochMs });
export type FinishedGame = v.InferOutput<typeof FinishedGame>;

/** A finished story behind a permalink. */
export const SharedStory = v.object({ ...PublicStory.entries, expires_at: epochMs });
export type SharedStory = v.InferOutput<typeof SharedStory>;

/** The last part of a permalink. */
export const ShortcutAnswer = v.object({ shortcut: v.string() });

/** A saved story as the list shows it. */
export const SavedStoryRow = v.object({
	id: storyId,
	title: v.string(),
	mature: v.boolean(),
	parts: v.pipe(count, v.description("The number of parts")),
	saved_at: epochMs,
});
export type SavedStoryRow = v.InferOutput<typeof SavedStoryRow>;

/** A saved story with its text. */
export const SavedStory = v.object({ ...PublicStory.entries, id: storyId, saved_at: epochMs });
export type SavedStory = v.InferOutput<typeof SavedStory>;

/** The provider through which players sign in, and whether anything is for supporters only. */
export const AccountsAnswer = v.object({
	sign_in: v.pipe(
		v.nullable(v.object({ issuer: v.string(), client_id: v.string(), audience: v.string() })),
		v.description("Null when players cannot sign in"),
	),
	premium: v.pipe(v.boolean(), v.description("False when everything is open to all")),
	checkout: v.pipe(
		v.nullable(v.string()),
		v.description("Where the form of the supporter page goes; null when nothing is for sale"),
	),
});
export type AccountsAnswer = v.InferOutput<typeof AccountsAnswer>;

/** The account of the token that came with the call. */
export const UserAnswer = v.object({
	user_id: v.string(),
	rank: v.pipe(count, v.description("The number of stories written")),
	name: v.nullable(v.string()),
	premium: v.boolean(),
	connection: v.pipe(v.nullable(v.string()), v.description("The kind of sign-in, such as twitter")),
	language: v.pipe(v.nullable(v.picklist(LANGUAGE_TAGS)), v.description("The chosen one")),
});
export type UserAnswer = v.InferOutput<typeof UserAnswer>;

/** A pack of prompts. */
export const PromptPackAnswer = v.object({
	id: whole,
	name: v.string(),
	own: v.pipe(v.boolean(), v.description("True when it belongs to the caller's account")),
	language: v.picklist(LANGUAGE_TAGS),
	prompts: v.pipe(count, v.description("The number of prompts")),
});
export type PromptPackAnswer = v.InferOutput<typeof PromptPackAnswer>;

export const PromptAnswer = v.object({ id: whole, prompt: v.string() });
export type PromptAnswer = v.InferOutput<typeof PromptAnswer>;

/** The messages that the operator shows on every page. */
export const SiteConfigAnswer = v.object({
	maintenance: v.boolean(),
	maintenance_message: v.string(),
	notice_message: v.string(),
});
export type SiteConfigAnswer = v.InferOutput<typeof SiteConfigAnswer>;

export const AccessAnswer = v.object({ admin: v.literal(true) });

/** Whether the server works: one key for each of its parts. */
export const HealthAnswer = v.objectWithRest(
	{ ok: v.boolean() },
	v.union([v.boolean(), v.literal("slow"), v.array(v.string())]),
);
