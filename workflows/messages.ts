import { PLAYER_ACTIONS, type PlayerAction } from "#game/actions.ts";
import type { Newcomer, Room, RoomInput, Seat } from "#game/room.ts";

/**
 * What the room's workflow is called by: names of its type, queue, signals, update and query. Types
 * and names only.
 */

export const TASK_QUEUE = "plotluck";
export const WORKFLOW_TYPE = "room";

const ID_PREFIX = "room-";

/** The workflow's id of the room with this code. */
export const workflowId = (code: string): string => `${ID_PREFIX}${code}`;

/** The code of the room with this workflow's id. */
export const codeOf = (id: string): string => id.slice(ID_PREFIX.length);

/**
 * What the engine keeps beside a room, through all its runs: the id of the database it was opened
 * in, and its own id there.
 */
export interface RoomMemo {
	store: string;
	game: number;
}

/** One signal an action, under the action's name, so that a room's history reads as the game. */
export const SIGNALS = PLAYER_ACTIONS;
/** What a player's signal carries; `id` is the client's, or one the gateway made. */
export type SentAction = Omit<PlayerAction, "type">;

/** The host has been without a connection for a minute. */
export const HOST_GONE = "room/hostGone";
export interface HostGone {
	host: number;
	heirs: number[];
}

/**
 * The server asks the room to hand itself over to a new run, which begins on the build that is
 * current then.
 */
export const RENEW = "room/renew";
export interface Renew {
	/**
	 * "once": as soon as nothing is under way; "boundary": when the running phase or part ends too.
	 */
	at: "once" | "boundary";
}

/**
 * An update, because the caller needs its answer at once: for each newcomer the seat, or why there
 * is none.
 */
export const JOIN = "room/join";
export type Joined = { seat: Seat; host: boolean } | { refuse: string };
export type JoinAnswer = Joined[];
export type JoinRequest = Newcomer[];

/** A query that answers the whole state. */
export const STATE = "room/state";

/** What a run starts with: a new room, or the state that the former run handed over. */
export type Run = { input: RoomInput } | { room: Room };

/** What a room tells the gateways after each task of its workflow. */
export interface Publication {
	room: Room;
	acks: { player: number; id: string }[];
	refusals: { player: number; id: string; error: string }[];
}

export type RoomSinks = {
	room: { publish(publication: Publication): void };
};

/**
 * Search attributes of a room, as the engine has to know them (supervisor/engine/engine.mjs registers
 * them).
 */
export const SEARCH_ATTRIBUTES = {
	code: { name: "RoomCode", type: "KEYWORD" },
	status: { name: "GameStatus", type: "KEYWORD" },
	mode: { name: "GameMode", type: "KEYWORD" },
	players: { name: "Players", type: "INT" },
} as const;
