import type { FontChoice } from "./catalogue.ts";
import type { Settings } from "./settings.ts";
import { STATUS, type Status } from "./status.ts";

/**
 * The state of one room: plain JSON, held by its workflow, never with a secret or a player's prose
 * in it.
 */
export interface Room {
	schema: typeof SCHEMA;
	/** The game's id (`game_id`, `room_id`); every id made in this room starts at `id * ID_SPAN`. */
	id: number;
	code: string;
	/** Rises with every accepted action, so that publications can be ordered. */
	version: number;
	nextId: number;
	status: Status;
	settings: Settings;
	hostId: number;
	seats: Record<string, Seat>;
	/** Player ids that the host removed; they do not come back. */
	kicked: number[];
	/** The players in the shuffled order in which stories are passed; empty before stories exist. */
	ring: number[];
	characters: Record<string, Character>;
	stories: Record<string, Story>;
	submissions: Record<string, Submission>;
	awards: Record<string, Award>;
	reactions: Record<string, Reaction>;
	votes: Record<string, Vote>;
	/**
	 * Prompt ids still to be dealt; a dealt one goes to the back, so none comes twice while they
	 * last.
	 */
	deck: number[];
	/** The running part, from 0; null outside writing. */
	part: number | null;
	/** Epoch ms at which the intro ends; null outside writing. */
	readingStart: number | null;
	/** Shown to players, epoch ms; the second is enforced. */
	countdown: Countdown;
	/**
	 * Epoch ms at which the running phase is ended by the clock; null when only players can end it.
	 */
	deadline: number | null;
	/** While the host has stopped the clock: since when, and the deadline that waits. */
	pause: { at: number; deadline: number | null } | null;
	/** Nobody new is let in. */
	locked: boolean;
	/** Where the host has led everybody while they read together: the part that was opened last. */
	reading: { story: number; part: number } | null;
	/** An effect whose outcome the room waits for before it goes on. */
	awaiting: EffectName | null;
	/** Why the room is over; null while it lives. */
	closed: Ending | null;
}

/**
 * Version of the state's shape; older ones pass through `migrate` when a run takes over
 * (renewal.ts).
 */
export const SCHEMA = 1;

/** Room for ids of one game: submissions, characters, reactions of an audience. */
const ID_SPAN = 100_000;

export type Ending = "idle" | "empty" | "host" | "retention";

export interface Countdown {
	limit: number | null;
	hard_limit: number | null;
}

/**
 * Either the id of a text kept in the database, or words of the game's own (a built-in name, an
 * untitled story).
 */
export type TextRef = number | string;

export interface Seat {
	id: number;
	name: string;
	meta: SeatMeta;
	status: Status;
	audience: boolean;
	premium: boolean;
	/** Left or kicked in play: the stories stay, the turns pass on. */
	gone: boolean;
	reactionIndex: number;
	points: number;
	/** Ids of the latest accepted actions (LIMITS.recentActions). */
	recent: string[];
}

export interface SeatMeta {
	sprite_id: number;
	mature: boolean;
	accessibility2: FontChoice;
	theme?: number;
}

export interface Character {
	id: number;
	/** The player who submitted it. */
	owner: number;
	name: TextRef;
	mature: boolean;
	locked: boolean;
	otp: boolean;
	/** Players in whose hand it is. */
	hands: number[];
	/** Stories it was chosen for. */
	stories: number[];
}

export interface Story {
	id: number;
	index: number;
	captain: number;
	mature: boolean;
	title: TextRef | null;
	points: number;
	/** Awards won. */
	awards: number[];
}

export interface Submission {
	id: number;
	story: number;
	/** Position in the story, from 0. */
	index: number;
	player: number;
	words: number;
	done: boolean;
	/** No save is taken any more. */
	closed: boolean;
	/** Epoch ms at which its writer's time ends; null without a timer. */
	end: number | null;
	prompts: number[];
	/** Players who flagged it. */
	flagged: number[];
	censored: boolean;
}

export interface Award {
	id: number;
	name: string;
	subtitle: string;
	rule: number;
}

export interface Reaction {
	id: number;
	player: number;
	story: number;
	/** Per part, in order: a set of emoji indices. */
	parts: number[][];
}

export interface Vote {
	id: number;
	player: number;
	award: number;
	story: number;
}

/** What a room asks of the world outside; the workflow runs an activity of that name for each. */
export type Effect =
	/** Close the drafts of these submissions; the outcome brings their word counts. */
	| { name: "closeParts"; game: number; submissions: number[] }
	/**
	 * Count a written story for the account of each of these players; who wrote in two stories stands
	 * there twice.
	 */
	| { name: "countStories"; game: number; players: number[] }
	/** Remove the texts and seats of the game. */
	| { name: "removeContent"; game: number };
export type EffectName = Effect["name"];

/** What comes into a rule from outside: the time in epoch ms, and a random number in [0, 1). */
export interface Turn {
	now: number;
	random(): number;
}

/** Who opens or joins a room. */
export interface Newcomer {
	id: number;
	name: string;
	meta: SeatMeta;
	audience: boolean;
	premium: boolean;
}

/** What a room's workflow is started with. */
export interface RoomInput {
	schema: typeof SCHEMA;
	id: number;
	code: string;
	settings: Settings;
	host: Newcomer;
	/** Ids of the prompts in the room's packs. */
	prompts: number[];
	/** Epoch ms. */
	now: number;
}

/** A new room in its lobby, with its host in it. */
export function newRoom(input: RoomInput, idleDeadline: number): Room {
	return {
		schema: SCHEMA,
		id: input.id,
		code: input.code,
		version: 1,
		nextId: input.id * ID_SPAN + 1,
		status: STATUS.lobby,
		settings: input.settings,
		hostId: input.host.id,
		seats: { [input.host.id]: newSeat(input.host, STATUS.lobby) },
		kicked: [],
		ring: [],
		characters: {},
		stories: {},
		submissions: {},
		awards: {},
		reactions: {},
		votes: {},
		deck: input.prompts,
		part: null,
		readingStart: null,
		countdown: { limit: null, hard_limit: null },
		deadline: idleDeadline,
		pause: null,
		locked: false,
		reading: null,
		awaiting: null,
		closed: null,
	};
}

export function newSeat(who: Newcomer, status: Status): Seat {
	const { id, name, meta, audience, premium } = who;
	return {
		id,
		name,
		meta,
		status,
		audience,
		premium,
		gone: false,
		reactionIndex: 0,
		points: 0,
		recent: [],
	};
}

/** The game that an id made in its room belongs to. */
export const gameOf = (id: number): number => Math.floor(id / ID_SPAN);

/** The next free id of the room. */
export function takeId(room: Room): number {
	return room.nextId++;
}
