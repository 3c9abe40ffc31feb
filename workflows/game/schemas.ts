import type { Action, PlayerAction, PlayerActionName } from "./actions.ts";
import type { EntryName } from "./names/entries.ts";
import { REACTION_SINCE } from "./points/reactions.ts";
import type { KickReason } from "./refusals.ts";
import type { Room, Seat, Story, Submission } from "./room.ts";
import type { Settings } from "./settings.ts";
import type { KickDetails, PowerName } from "./wire/bodies.ts";

/**
 * The additions of each schema (room.ts `SCHEMA`): keys of the state, actions, powers, entries,
 * values and signals. A new setting needs none, because a state without it gets its default
 * (settings.ts `allSettings`). A room runs under the build that started its run, so a gateway checks
 * here before it sends an action. A new one without a row does not compile. Processes of several
 * versions also share a bus (gateway/bus/versions.ts); clients have no version, because the wire only
 * grows (docs/protocol.md "Compatibility").
 */

/** The keys that rooms of every schema have. */
type FirstKey =
	| "schema"
	| "id"
	| "code"
	| "version"
	| "nextId"
	| "status"
	| "settings"
	| "hostId"
	| "seats"
	| "kicked"
	| "ring"
	| "characters"
	| "stories"
	| "submissions"
	| "awards"
	| "reactions"
	| "votes"
	| "deck"
	| "part"
	| "readingStart"
	| "countdown"
	| "deadline"
	| "pause"
	| "locked"
	| "reading"
	| "awaiting"
	| "closed";

/** The keys of a room that each schema has added, with the values that older rooms get. */
const ROOM_OF_2 = () =>
	({
		crown: null,
		lastGame: null,
		hurryAt: null,
		kickReasons: {},
		runsSchema: 1,
		since: null,
		selfReactions: false,
		stage: 0,
		lastCall: false,
	}) satisfies Partial<Room>;
const ROOM_OF_3 = () => ({ marks: {}, reveal: null, sparks: true }) satisfies Partial<Room>;
const ROOM_OF_4 = () => ({ overlay: false }) satisfies Partial<Room>;
const ROOM_OF_5 = () => ({ shownOut: [], sparkless: [] }) satisfies Partial<Room>;
const ROOM_OF_7 = () =>
	({ clockChanges: [], openSeats: [], reminded: null }) satisfies Partial<Room>;
const ROOM_OF_8 = () => ({ guessing: null, guesses: {} }) satisfies Partial<Room>;
const ROOM_OF_10 = () => ({ sequel: null }) satisfies Partial<Room>;
const ROOM_OF_11 = () => ({ guessRound: null, timesGuesses: false }) satisfies Partial<Room>;

/** Returns all of these keys, for a new room. */
export const addedToRooms = (): Omit<Room, FirstKey> => ({
	...ROOM_OF_2(),
	...ROOM_OF_3(),
	...ROOM_OF_4(),
	...ROOM_OF_5(),
	...ROOM_OF_7(),
	...ROOM_OF_8(),
	...ROOM_OF_10(),
	...ROOM_OF_11(),
});

/** The additions of a schema, with the values that older states get. */
export interface Added {
	room?: () => Partial<Room>;
	seat?: Partial<Seat>;
	submission?: Partial<Submission>;
	story?: Partial<Story>;
}

/** The additions of schema 2 and each later one. */
export const ADDED: readonly Added[] = [
	{ room: ROOM_OF_2, seat: { asked: false }, submission: { shown: 0 } },
	{ room: ROOM_OF_3 },
	{ room: ROOM_OF_4 },
	{ room: ROOM_OF_5, submission: { swapped: false } },
	{},
	{
		room: ROOM_OF_7,
		seat: { missed: 0, asleep: false, nudgedAt: null },
		submission: { passedOn: false, handedAt: null },
	},
	{ room: ROOM_OF_8 },
	{ story: { cover: null, pen: null } },
	{ room: ROOM_OF_10 },
	{ room: ROOM_OF_11 },
];

/** The first schema whose builds support covers. */
export const COVERS_SINCE = 9;

/** The first schema whose rooms guess in a round of its own. */
export const GUESS_ROUNDS_SINCE = 11;

/** The first schema whose builds support each action. */
export const ACTION_SINCE = {
	"game/start": 1,
	"game/again": 1,
	"game/settings": 3,
	"game/ready": 1,
	"game/ackMinor": 1,
	"game/exit": 1,
	"game/awake": 7,
	"game/character": 1,
	"game/otpCharacter": 1,
	"story/create": 1,
	"story/submit": 1,
	"prompt/swap": 5,
	"story/title": 1,
	"cover/begin": COVERS_SINCE,
	"cover/draw": COVERS_SINCE,
	"story/react": 1,
	"story/vote": 1,
	"line/mark": 3,
	"story/guess": 8,
	"guess/done": GUESS_ROUNDS_SINCE,
	"reveal/skip": 3,
	"submission/censor": 1,
} satisfies Record<Exclude<PlayerActionName, "game/vip">, number>;

/** The first schema whose builds support each of the host's powers. */
export const POWER_SINCE = {
	skip_submission: 1,
	kick_player: 1,
	let_back: 5,
	skip_player: 1,
	close_game: 1,
	confirm_censor: 1,
	pass_crown: 1,
	lock_room: 1,
	sparks: 3,
	sparks_of: 5,
	overlay: 4,
	remove_cover: COVERS_SINCE,
	pause: 1,
	add_minute: 1,
	wake: 7,
	nudge: 7,
	open_seat: 7,
	read_tonight: 7,
	play_again: 1,
	sequel: 10,
	read_to: 1,
} satisfies Record<PowerName, number>;

/** The first schema whose builds have a signal for each power; older ones take `game/vip`. */
export const POWER_SIGNALS_SINCE = 2;

/** The first schema whose builds use each entry that is not submitted when its phase ends. */
export const ENTRY_SINCE = {
	"game/character": 2,
	"game/otpCharacter": 2,
	"story/create": 2,
	"story/title": 2,
	"story/react": 2,
} satisfies Record<EntryName, number>;

/** The values that a setting can have; never where any text, number or switch is one. */
type Choice<Value> = Value extends readonly (infer One)[]
	? Choice<One>
	: Value extends string
		? string extends Value
			? never
			: Value
		: never;

/** The first schema whose builds support each value of the settings with a choice. */
export const CHOICE_SINCE = {
	game_mode: { default: 1, otp: 1, self_insert: 1, broken_telephone: 1, solo_mode: 1 },
	language: { en: 1, de: 6, es: 6, fr: 6, "pt-BR": 6, ja: 6 },
	pace: { tonight: 1, slow: 7 },
	maturity: { MATURE: 1, ALL_AGES: 1 },
	prompt_packs: {
		...{ basic: 1, hardcore: 1, drama: 1, art: 1, fantasy: 1, fluff: 1 },
		...{ gamers: 1, hungry: 1, phrases: 1 },
	},
} satisfies {
	[Name in keyof Settings as [Choice<Settings[Name]>] extends [never] ? never : Name]: Record<
		Choice<Settings[Name]>,
		number
	>;
};

/** The first schema whose builds have a text for each reason of a kick. */
export const REASON_SINCE = {
	away: 1,
	stranger: 1,
	manners: 1,
} satisfies Record<KickReason, number>;

/**
 * The first schema all of whose builds handle each signal of the server. Older ones ignore it, so
 * the sender does not check.
 */
const SERVER_SIGNAL_SINCE = {
	"room/hostGone": 1,
	/** An older room is terminated later (WIRE_LIMITS.abandonedForGood). */
	"room/abandoned": 2,
	/** An older room gets the host's order to close. */
	"room/shut": 2,
	/** An older room renews itself when its history grows long. */
	"room/renew": 2,
} satisfies Record<
	Exclude<Extract<Action["type"], `room/${string}`>, "room/join"> | "room/renew",
	number
>;
export type ServerSignal = keyof typeof SERVER_SIGNAL_SINCE;

/** The names of all powers. */
export const POWER_NAMES = Object.keys(POWER_SINCE) as PowerName[];

/** Returns the power of a host's order; undefined for another action. */
export const powerOf = ({ type, body }: Pick<PlayerAction, "type" | "body">) =>
	type === "game/vip" ? POWER_NAMES.find((name) => name in body) : undefined; // an order has one power

type Sent = { [A in PlayerActionName]: Pick<PlayerAction<A>, "type" | "body"> }[PlayerActionName];

/** Returns whether a room under a build of this schema supports an action and its values. */
export const isKnown = (action: Sent, schema: number): boolean =>
	neededFor(action).every((since) => schema >= since);

/** Returns the first schemas that support an action and each of its values. */
function neededFor(action: Sent): number[] {
	switch (action.type) {
		case "game/vip": {
			const power = powerOf(action);
			const { reason } = action.body as KickDetails; // the other orders lack this key
			return [...(power ? [POWER_SINCE[power]] : []), ...(reason ? [REASON_SINCE[reason]] : [])];
		}
		case "game/settings":
			return [ACTION_SINCE[action.type], ...neededForSettings(action.body.settings)];
		case "story/react": {
			const emojis = action.body.parts.flat();
			return [ACTION_SINCE[action.type], ...emojis.map((emoji) => REACTION_SINCE[emoji] ?? NEVER)];
		}
		default:
			return [ACTION_SINCE[action.type]];
	}
}

/** For a value that no build up to this one supports. */
const NEVER = Number.POSITIVE_INFINITY;

/** Returns the first schemas that support the values of these settings. */
export const neededForSettings = (settings: Settings): number[] =>
	(Object.keys(CHOICE_SINCE) as (keyof typeof CHOICE_SINCE)[]).flatMap((name) => {
		const rows: Record<string, number> = CHOICE_SINCE[name];
		return [settings[name]].flat().map((value) => rows[value] ?? NEVER);
	});
