import { PLAYER_ACTIONS, type PlayerAction } from "#game/actions.ts";
import type { RefusalCode } from "#game/refusals.ts";
import type { Newcomer, Room, RoomInput, Seat } from "#game/room.ts";

/**
 * The names of the room's workflow type, queue, signals, update and query. Types and names only.
 */

export const TASK_QUEUE = "plotluck";
export const WORKFLOW_TYPE = "room";

const ID_PREFIX = "room-";

/** Returns the workflow id of the room with this code. */
export const workflowId = (code: string): string => `${ID_PREFIX}${code}`;

/** Returns the code of the room with this workflow id. */
export const codeOf = (id: string): string => id.slice(ID_PREFIX.length);

/**
 * What the engine keeps for a room through all its runs: the id of the database it was opened in,
 * and its own id there.
 */
export interface RoomMemo {
	store: string;
	game: number;
}

/** One signal per action, with the action's name, so that a room's history reads like the game. */
export const SIGNALS = PLAYER_ACTIONS;
/** What a player's signal carries; `id` is the client's, or made by the gateway. */
export type SentAction = Omit<PlayerAction, "type">;

/** The host has been without a connection for a minute. */
export const HOST_GONE = "room/hostGone";
export interface HostGone {
	host: number;
	heirs: number[];
}

/**
 * The server asks the room to continue in a new run, which starts on the build that is current
 * then.
 */
export const RENEW = "room/renew";
export interface Renew {
	/**
	 * "once": as soon as nothing is running; "boundary": also when the running phase or part ends.
	 */
	at: "once" | "boundary";
}

/**
 * An update, because the caller needs the result at once: for each newcomer the seat, or the
 * refusal's text and code. Rooms that run an older build send no code.
 */
export const JOIN = "room/join";
export type Joined = { seat: Seat; host: boolean } | { refuse: string; code?: RefusalCode };
export type JoinAnswer = Joined[];
export type JoinRequest = Newcomer[];

/** A query that returns the whole state. */
export const STATE = "room/state";

/** What a run starts with: a new room, or the state that the former run passed on. */
export type Run = { input: RoomInput } | { room: Room };

/** What a room sends to the gateways after each task of its workflow. */
export interface Publication {
	room: Room;
	acks: { player: number; id: string }[];
	/** The refusals' texts and codes; rooms that run an older build send no code. */
	refusals: { player: number; id: string; error: string; code?: RefusalCode }[];
}

export type RoomSinks = {
	room: { publish(publication: Publication): void };
};

/** The search attributes of a room, which the supervisor registers with the engine. */
export const SEARCH_ATTRIBUTES = {
	code: { name: "RoomCode", type: "KEYWORD" },
	status: { name: "GameStatus", type: "KEYWORD" },
	mode: { name: "GameMode", type: "KEYWORD" },
	players: { name: "Players", type: "INT" },
} as const;
