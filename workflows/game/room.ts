import type { FontChoice } from "./catalogue.ts";
import type { Settings } from "./settings.ts";
import type { Status } from "./status.ts";

/** The state of one room: plain JSON without secrets and without what players write. */
export interface Room {
	schema: typeof SCHEMA;
	/** The game's id (`game_id`, `room_id`); ids made in this room start at `id * ID_SPAN`. */
	id: number;
	code: string;
	/** Increases with every accepted action, so that publications can be ordered. */
	version: number;
	nextId: number;
	status: Status;
	settings: Settings;
	hostId: number;
	seats: Record<string, Seat>;
	/** Players that the host removed; they cannot come back. */
	kicked: number[];
	/** The players in the order in which stories are passed; empty before stories exist. */
	ring: number[];
	characters: Record<string, Character>;
	stories: Record<string, Story>;
	submissions: Record<string, Submission>;
	awards: Record<string, Award>;
	reactions: Record<string, Reaction>;
	votes: Record<string, Vote>;
	/** Prompt ids to deal. A dealt one goes to the back, so none repeats while they last. */
	deck: number[];
	/** The running part, from 0; null outside writing. */
	part: number | null;
	/** Epoch ms at which the intro ends; null outside writing. */
	readingStart: number | null;
	/** Epoch ms: `limit` is shown to players, `hard_limit` is enforced. */
	countdown: Countdown;
	/** Epoch ms at which the clock ends the running phase; null when only players can end it. */
	deadline: number | null;
	/** While the clock is stopped: since when (epoch ms), and the deadline that waits. */
	pause: { at: number; deadline: number | null } | null;
	/** Newcomers are refused. */
	locked: boolean;
	/** While the room reads together: the part that the host opened last. */
	reading: { story: number; part: number } | null;
	/** The effect whose outcome the room waits for. */
	awaiting: EffectName | null;
	/** Why the room is over; null while it is open. */
	closed: Ending | null;
}

/**
 * The version of the state's shape; older states are upgraded when a run takes over (renewal.ts).
 */
export const SCHEMA = 1;

/** How many ids one game can make: submissions, characters, reactions of an audience. */
const ID_SPAN = 100_000;

export type Ending = "idle" | "empty" | "host" | "retention";

export interface Countdown {
	limit: number | null;
	hard_limit: number | null;
}

/** The id of a text in the database, or a text of the game itself such as a built-in name. */
export type TextRef = number | string;

export interface Seat {
	id: number;
	name: string;
	meta: PlayerMeta;
	status: Status;
	audience: boolean;
	premium: boolean;
	/** The player left or was kicked in play: the stories stay, the turns pass on. */
	gone: boolean;
	reactionIndex: number;
	points: number;
	/** The ids of the latest accepted actions (LIMITS.recentActions). */
	recent: string[];
}

/** How a player looks and reads, in the room and on the wire. */
export interface PlayerMeta {
	/** The number of the avatar. */
	sprite_id: number;
	/** The player is 18 or over. */
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
	/** The players who have it in their hand. */
	hands: number[];
	/** The stories that it was chosen for. */
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
	/** The part accepts no more saves. */
	closed: boolean;
	/** Epoch ms at which its writer's time ends; null without a timer. */
	end: number | null;
	prompts: number[];
	/** The players who flagged it. */
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

/** What a room asks of the outside world; the workflow runs the activity of that name. */
export type Effect =
	/** Close the drafts of these submissions; the outcome brings their word counts. */
	| { name: "closeParts"; game: number; submissions: number[] }
	/**
	 * Count a written story for each player's account; a player who wrote in two stories is listed
	 * twice.
	 */
	| { name: "countStories"; game: number; players: number[] }
	/** Remove the texts and seats of the game. */
	| { name: "removeContent"; game: number };
export type EffectName = Effect["name"];

/** What rules get from outside: the time in epoch ms, and a random number in [0, 1). */
export interface Turn {
	now: number;
	random(): number;
}

/** A person who opens or joins a room. */
export interface Newcomer {
	id: number;
	name: string;
	meta: PlayerMeta;
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

/** Returns the game that an id was made in. */
export const gameOf = (id: number): number => Math.floor(id / ID_SPAN);

/** Returns the first id of a game. */
export const firstId = (game: number): number => game * ID_SPAN + 1;

/** Returns the next free id of the room. */
export function takeId(room: Room): number {
	return room.nextId++;
}
