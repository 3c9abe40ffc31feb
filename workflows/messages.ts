import { PLAYER_ACTIONS, type PlayerAction, type PlayerActionName } from "#game/actions.ts";
import type { RefusalCode, RefusalValue } from "#game/refusals.ts";
import type { Newcomer, Room, RoomInput, Seat } from "#game/room.ts";
import type { RoomChanges } from "#game/room-changes.ts";
import { POWER_NAMES, POWER_SIGNALS_SINCE, powerOf, type ServerSignal } from "#game/schemas.ts";

/** The names of the room's workflow type, queue, signals, update and query, and their types. */

export const TASK_QUEUE = "plotluck";
export const WORKFLOW_TYPE = "room";

const ID_PREFIX = "room-";

/** Returns the workflow id of the room with this code. */
export const workflowId = (code: string): string => `${ID_PREFIX}${code}`;

/** Returns the code of the room with this workflow id. */
export const codeOf = (id: string): string => id.slice(ID_PREFIX.length);

/**
 * The data that the engine keeps for a room through all its runs: the id of the database it was
 * opened in, and the room's id there.
 */
export interface RoomMemo {
	store: string;
	game: number;
}

const powerSignal = (power: string): string => `game/vip ${power}`;

/**
 * Each signal with the action that it carries. Signals are named after the player's action, so that
 * a room's history reads like the game; older servers send the powers as `game/vip`.
 */
export const SIGNALS: readonly (readonly [signal: string, action: PlayerActionName])[] = [
	...PLAYER_ACTIONS.map((name) => [name, name] as const),
	...POWER_NAMES.map((power) => [powerSignal(power), "game/vip"] as const),
];

/** Returns the signal that carries an action to a room under a build of this schema. */
export function signalOf(action: Pick<PlayerAction, "type" | "body">, schema: number): string {
	const power = schema < POWER_SIGNALS_SINCE ? undefined : powerOf(action);
	return power ? powerSignal(power) : action.type;
}

/** The payload of a player's signal; `id` is the client's, or made by the gateway. */
export type SentAction = Omit<PlayerAction, "type">;

/** Players are connected, and the host has been away from them for a minute or has left. */
export const HOST_GONE = "room/hostGone" satisfies ServerSignal;
export interface HostGone {
	host: number;
	heirs: number[];
}

/** No player has been connected for a day. */
export const ABANDONED = "room/abandoned" satisfies ServerSignal;

/** The operator closes the room. */
export const SHUT = "room/shut" satisfies ServerSignal;

/**
 * The server asks the room to continue in a new run, which starts on the build that is current at
 * that time.
 */
export const RENEW = "room/renew" satisfies ServerSignal;
export interface Renew {
	/**
	 * "once": as soon as nothing is running; "boundary": also when the running phase or part ends.
	 */
	at: "once" | "boundary";
}

/**
 * An update, because the caller needs the result at once: for each newcomer the seat, or the
 * refusal's text and code. Rooms under an older build send no code.
 */
export const JOIN = "room/join";
export type Joined = { seat: Seat; host: boolean } | RefusedJoin;

interface RefusedJoin {
	refuse: string;
	code?: RefusalCode;
	/** The values that the text names; rooms under an older build send none. */
	values?: readonly RefusalValue[] | undefined;
}
export type JoinAnswer = Joined[];
export type JoinRequest = Newcomer[];

/** A query that returns the whole state. */
export const STATE = "room/state";

/** The error of a query that came with a timer before the task for it (time.ts). It can be repeated. */
export const EARLY_TIMER = "A timer came before its task";

/** The input of a run: a new room, or the state passed on by the former run. */
export type Run = { input: RoomInput } | { room: Room };

/** A room's replies to actions. */
export interface Answers {
	acks: { player: number; id: string }[];
	/**
	 * The refusals' texts, codes and the values that the texts name; rooms under an older build send
	 * no code or no values.
	 */
	refusals: {
		player: number;
		id: string;
		error: string;
		code?: RefusalCode;
		values?: readonly RefusalValue[] | undefined;
	}[];
}

/**
 * The message of a room to the gateways after each task of its workflow: its replies, with its
 * state or the changes to it. Rooms under an older build send the state each time.
 */
export type Publication = Answers & ({ room: Room } | { changes: RoomChanges });

/** Returns the id of the game that a publication is about. */
export const gameOf = (publication: Publication): number =>
	"room" in publication ? publication.room.id : publication.changes.game;

export type RoomSinks = {
	room: { publish(publication: Publication): void };
};

/** The value of GameStatus for a room that is over; before that it is the phase's name. */
export const CLOSED = "closed";

export { SEARCH_ATTRIBUTES } from "./search-attributes.mjs";
